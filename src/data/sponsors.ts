/** A company that has backed gulp, its wordmark set as text in a box of the given width. */
interface Sponsor {
  readonly name: string;
  readonly href: string;
  /** Width of the wordmark in CSS pixels. */
  readonly width: 80 | 145 | 150 | 175;
}

export const sponsors: readonly Sponsor[] = [
  { name: 'Icons8', href: 'https://icons8.com', width: 80 },
  { name: 'CodeinWP', href: 'https://www.codeinwp.com', width: 150 },
  { name: 'American Express', href: 'https://www.americanexpress.com', width: 145 },
  { name: 'Tidelift', href: 'https://tidelift.com/subscription/pkg/npm-gulp', width: 175 },
];
