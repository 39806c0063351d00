import type { Part } from './built-page';

/**
 * Says that something weighs more than it may.
 *
 * @param what What was weighed.
 * @param parts The files it consists of.
 * @param budget Most that they may weigh together, in bytes.
 * @param edition Name of the edition.
 * @returns A sentence for the contributor; undefined when all is within the budget.
 */
export function overBudget(
  what: string,
  parts: readonly Part[],
  budget: number,
  edition: string,
): string | undefined {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes <= budget) {
    return undefined;
  }
  const list = [...parts]
    .sort((one, other) => other.bytes - one.bytes)
    .map((part) => `${part.file} ${part.bytes}`);
  return `${what} (${edition}) weighs ${bytes} bytes, ${bytes - budget} more than its budget of ${budget}: ${list.join(', ')}. See what is in the scripts with: npm run bundle -- --edition ${edition}. Make it lighter, or raise the budget in tests/built/budgets.ts and say why.`;
}
