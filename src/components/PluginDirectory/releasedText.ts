import { translate } from '@docusaurus/Translate';

/**
 * Says when a version was released.
 * @param released A day, month, year or span of years in ISO 8601.
 */
export function releasedText(released: string): string {
  const [from = '', to] = released.split('/');
  if (to) {
    return translate(
      { id: 'plugins.released.between', message: 'released between {from} and {to}' },
      { from, to },
    );
  }
  return from.includes('-')
    ? translate({ id: 'plugins.released', message: 'released {day}' }, { day: from })
    : translate({ id: 'plugins.released.year', message: 'released {year}' }, { year: from });
}
