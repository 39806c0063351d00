import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Id of the empty element that a page has where the field is to stand. */
const PLACE = 'log-reader';

/** Puts the field for a log where a docs page has its place, and loads it on such a page alone. */
export function LogReaderPlace(): ReactNode {
  const [reader, setReader] = useState<{ readonly place: Element; readonly field: ReactNode }>();
  useEffect(() => {
    const place = document.getElementById(PLACE);
    if (!place) return undefined;
    let isCurrent = true;
    import('./LogReader').then(
      ({ LogReader }) => isCurrent && setReader({ place, field: <LogReader /> }),
      () =>
        isCurrent &&
        setReader({
          place,
          field: (
            <p role="alert">
              {translate({
                id: 'log.missing',
                message: 'The field for your log did not load. Reload the page to try again.',
              })}
            </p>
          ),
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return reader && createPortal(reader.field, reader.place);
}
