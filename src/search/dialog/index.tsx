import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './styles.css';

import { DocSearchModal } from '@docsearch/react/modal';
import { isModifierEvent } from '@docsearch/react/dist/esm/utils';
import { version as docSearchVersion } from '@docsearch/react/dist/esm/version';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

import { useDebounced } from '../../browser/useDebounced';
import { createSearchClient, warmUpSearch } from '../client';
import { useFacetFilters } from '../filters';
import { isAddress, isExternal, toResultUrl } from '../result-url';
import { useSearchPageLink } from '../search-page-link';
import { account, repository, settings } from '../settings';
import { useResultsFound } from '../texts';
import { LogEntries } from '../log/LogEntries';
import { usePastedLog } from '../log/usePastedLog';
import { embeddedParameters } from './embedded-parameters';
import { withVisibleFailure, type Outcome } from './failing-client';
import { missingResultsUrl } from './missing-results-url';
import { StartPlaces } from './StartPlaces';
import { dropDamagedSearches } from './stored-searches';
import { useAnswersAhead } from './useAnswersAhead';
import { useDialogRoles } from './useDialogRoles';
import { useTrappedFocus } from './useTrappedFocus';

export { warmUpSearch as warmUp };

export interface SearchDialogProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

type ModalProps = Parameters<typeof DocSearchModal>[0];
type HitProps = Parameters<NonNullable<ModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<ModalProps['resultsFooterComponent']>>[0];
type Items = Parameters<NonNullable<ModalProps['transformItems']>>[0];

/** So many results of one page fit below its title. */
const MOST_RESULTS_PER_PAGE = 5;

/** The search dialog, asking the hosted service or the embedded index. */
export default function SearchDialog({ initialQuery, onClose }: SearchDialogProps): ReactNode {
  const history = useHistory();
  const { siteMetadata } = useDocusaurusContext();
  const facetFilters = useFacetFilters();
  const [outcome, setOutcome] = useState<Outcome>();
  const container = useRef<HTMLDivElement>(null);
  useDialogRoles(container);
  useTrappedFocus(container);
  // Inside the dialog, because a modal dialog hides all that is outside it from screen readers.
  const [dialog, setDialog] = useState<Element | null>();
  const [modal, setModal] = useState<Element | null>();
  useEffect(() => {
    setDialog(container.current?.querySelector('.DocSearch-Container'));
    setModal(container.current?.querySelector('.DocSearch-Modal'));
  }, []);

  // Before the first rendering of the modal, which reads the browser's storage.
  useState(() => dropDamagedSearches(account.indexName));

  // The dialog starts again when one of these changes, and would lose what was typed.
  const [stable] = useState(() => ({
    client() {
      const client = createSearchClient({ suggestions: true });
      client.addAlgoliaAgent('docsearch', docSearchVersion);
      client.addAlgoliaAgent('docsearch-react', docSearchVersion);
      client.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
      return withVisibleFailure(client, setOutcome);
    },
    searchParameters: {
      facetFilters,
      ...(settings.kind === 'embedded' && embeddedParameters()),
    },
    navigator: {
      navigate({ itemUrl }: { readonly itemUrl: string }) {
        if (isExternal(itemUrl, settings)) {
          window.location.assign(itemUrl);
        } else {
          history.push(itemUrl);
        }
      },
    },
  }));
  const endAsking = useAnswersAhead(stable.searchParameters);
  const log = usePastedLog();
  const ResultsFooter = useMemo(
    () =>
      function Footer({ state }: FooterProps) {
        return <SeeAll query={state.query} count={Number(state.context.nbHits)} onOpen={onClose} />;
      },
    [onClose],
  );

  return (
    <div
      ref={container}
      onClickCapture={leaveToBrowser}
      onKeyDownCapture={leaveToInputMethod}
      onMouseDown={(event) => {
        // A press beside the modal closes the dialog, and would take the focus off the button that gets it.
        if (event.target === dialog) {
          event.preventDefault();
        }
      }}
      onInput={() => {
        endAsking();
        log.onInput();
      }}
      onPaste={log.onPaste}
      onReset={log.onInput}
    >
      <DocSearchModal
        {...account}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={MOST_RESULTS_PER_PAGE}
        onClose={onClose}
        navigator={stable.navigator}
        transformItems={toItems}
        hitComponent={HitLink}
        resultsFooterComponent={ResultsFooter}
        transformSearchClient={stable.client}
        searchParameters={stable.searchParameters}
        getMissingResultsUrl={getMissingResultsUrl}
        placeholder={translations.placeholder}
        translations={{
          ...translations.modal,
          searchBox: {
            ...translations.modal?.searchBox,
            searchInputLabel: translate({ id: 'theme.SearchBar.label', message: 'Search' }),
          },
        }}
      />
      {dialog && createPortal(<OutcomeStatus outcome={outcome} />, dialog)}
      {modal && createPortal(<StartPlaces onOpen={onClose} />, modal)}
      {modal &&
        log.entries.length > 0 &&
        createPortal(
          <nav
            className="search-log"
            aria-label={translate({ id: 'log.entries', message: 'Messages in your log' })}
          >
            <LogEntries entries={log.entries} onOpen={onClose} />
          </nav>,
          modal,
        )}
    </div>
  );
}

/** A click that opens another tab must not close the dialog. */
function leaveToBrowser(event: MouseEvent): void {
  if (isModifierEvent(event.nativeEvent)) {
    event.stopPropagation();
  }
}

/** Enter, Escape and arrows are not for the dialog while an input method composes a word. */
function leaveToInputMethod(event: KeyboardEvent): void {
  // In Safari the key that ends the composition comes after it, with this code.
  if (event.nativeEvent.isComposing || event.keyCode === 229) {
    event.stopPropagation();
  }
}

function HitLink({ hit, children }: HitProps) {
  return <Link to={hit.url}>{children}</Link>;
}

function SeeAll(props: {
  readonly query: string;
  readonly count: number;
  readonly onOpen: () => void;
}) {
  const createLink = useSearchPageLink();
  return (
    <Link to={createLink(props.query)} onClick={props.onOpen}>
      <Translate id="theme.SearchBar.seeAll" values={{ count: props.count }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

/** Says to a screen reader what everyone else sees, when the typing stops. */
function OutcomeStatus({ outcome }: { readonly outcome: Outcome | undefined }) {
  const resultsFound = useResultsFound();
  const failed = translations.modal?.errorScreen?.titleText ?? '';
  const text = outcome?.kind === 'found' ? resultsFound(outcome.count) : outcome && failed;
  return (
    <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {useDebounced(text)}
    </div>
  );
}

function getMissingResultsUrl({ query }: { readonly query: string }): string {
  return missingResultsUrl(repository, query, window.location.href);
}

function toItems(items: Items): Items {
  return items
    .filter(({ objectID }) => !objectID.startsWith('suggestion:'))
    .filter((item) => isAddress(item.url))
    .map((item) => ({ ...item, url: toResultUrl(item.url, settings) }));
}
