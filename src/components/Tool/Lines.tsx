import { useId, type ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly rows: number;
  /** What it begins with. */
  readonly value: string;
  /** Id of the text that says more. */
  readonly hint?: string;
  /** How a line that is too long shows: it scrolls, or goes on below. */
  readonly wrap?: 'off' | 'soft';
}

/** A field for lines of code or names. */
export function Lines({ name, label, rows, value, hint, wrap = 'off' }: Props): ReactNode {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={value}
        aria-describedby={hint}
        wrap={wrap}
        spellCheck={false}
        autoCapitalize="none"
      />
    </p>
  );
}
