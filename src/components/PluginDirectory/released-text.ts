import { translate } from '@docusaurus/Translate';

/** Younger releases are no reason to think twice. */
const OLD_YEARS = 4;

/**
 * Says when a version was released, as near as it takes to choose: the month, and of an old one the
 * year, and how old it was when it was tried.
 * @param released A day, month, year or span of years in ISO 8601.
 * @param tried Day of the run, in the same form; absent where there was none.
 */
export function releasedText(released: string, tried = ''): string {
  const [from = '', to] = released.split('/');
  const years = Number(tried.slice(0, 4)) - Number((to ?? from).slice(0, 4));
  const isOld = years >= OLD_YEARS;
  const day = to ? `${from}–${to}` : from.slice(0, isOld ? 4 : 7);
  if (isOld) {
    return translate(
      { id: 'plugins.released.old', message: 'released {day}, {years} years ago' },
      { day, years: String(years) },
    );
  }
  return translate({ id: 'plugins.released', message: 'released {day}' }, { day });
}
