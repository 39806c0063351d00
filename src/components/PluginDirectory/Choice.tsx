import { useId, type ReactNode } from 'react';

import { knownWord } from '@site/src/data/plugins/vocabulary';

interface Props<Word extends string> {
  /** Name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  /** The words that can be chosen, each with the label that the reader sees. */
  readonly options: readonly (readonly [word: Word, label: string])[];
  readonly value: Word;
  readonly onChange: (word: Word) => void;
}

/** A labelled list of which one word is chosen. */
export function Choice<Word extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: Props<Word>): ReactNode {
  const id = useId();
  const words = options.map(([word]) => word);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          const word = knownWord(words, event.target.value);
          if (word !== undefined) onChange(word);
        }}
      >
        {options.map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
