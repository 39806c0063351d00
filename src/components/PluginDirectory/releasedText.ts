import { translate } from '@docusaurus/Translate';

/** Younger releases are no reason to think twice. */
const OLD_YEARS = 4;

/**
 * Says when a version was released, and of an old one how old it was when it was tried.
 * @param released A day, month, year or span of years in ISO 8601.
 * @param tried Day of the run, in the same form; absent where there was none.
 */
export function releasedText(released: string, tried = ''): string {
  const [from = '', to] = released.split('/');
  const day = to ? `${from}–${to.slice(2)}` : from;
  const years = Number(tried.slice(0, 4)) - Number((to ?? from).slice(0, 4));
  if (years >= OLD_YEARS) {
    return translate(
      { id: 'plugins.released.old', message: 'released {day}, {years} years ago' },
      { day, years: String(years) },
    );
  }
  return translate({ id: 'plugins.released', message: 'released {day}' }, { day });
}
