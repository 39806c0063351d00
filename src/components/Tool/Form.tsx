import type { ReactNode, RefObject } from 'react';

import styles from './styles.module.css';

interface Props {
  /** By which the form is found before React knows it. */
  readonly id: string;
  readonly form: RefObject<HTMLFormElement>;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** The fields of a tool. They keep their values themselves, so that nothing typed is lost. */
export function Form({ id, form, onChange, children }: Props): ReactNode {
  return (
    <form
      ref={form}
      id={id}
      autoComplete="off"
      className={styles.fields}
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
