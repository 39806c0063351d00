import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

interface Row {
  readonly fault: string;
  readonly outcomes: Map<string, string>;
}

const NAME_WIDTH = 74;
const OUTCOME_WIDTH = 12;

/** Counts how often a fault was injected, as the test noted it. */
function injections(result: TestResult): number {
  const note = result.annotations.find(({ type }) => type === 'injections')?.description;
  return Number(note ?? 1);
}

/** Prints a table: which fault, how often it was injected, whether each edition held. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Row>();
  private readonly failures: string[] = [];
  private passed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const edition = test.parent.project()?.name ?? '';
    const fault = test.title;
    const row = this.rows.get(fault) ?? { fault, outcomes: new Map<string, string>() };
    const held = result.status === 'passed';
    row.outcomes.set(edition, held ? `held (${injections(result)})` : 'FAILED');
    this.rows.set(fault, row);
    if (held) {
      this.passed += 1;
    } else {
      const reasons = result.errors.map(({ message }) => message ?? '').join('\n');
      this.failures.push(`${edition}: ${fault}\n${reasons}`);
    }
  }

  onEnd(result: FullResult): void {
    const editions = [
      ...new Set([...this.rows.values()].flatMap((row) => [...row.outcomes.keys()])),
    ];
    const line = (name: string, cells: readonly string[]): string =>
      name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padEnd(OUTCOME_WIDTH)).join('');
    console.log(line('What was injected (how often)', editions));
    for (const { fault, outcomes } of this.rows.values()) {
      console.log(
        line(
          fault,
          editions.map((edition) => outcomes.get(edition) ?? '–'),
        ),
      );
    }
    for (const failure of this.failures) {
      console.log(`\n✘ ${failure}`);
    }
    console.log(`\n${this.passed} passed, ${this.failures.length} failed (${result.status})`);
  }
}
