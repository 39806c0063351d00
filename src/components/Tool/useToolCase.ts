import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** A form whose case an address may carry. Its fields keep their values themselves, so that nothing typed is lost. */
export interface Tool<Case> {
  /** By which the form is found before React knows it. */
  readonly formId: string;
  /** Its result stands in the HTML. */
  readonly example: Case;
  /** Of the case before it takes what the form no longer has. */
  readonly read: (values: FormData | URLSearchParams, before?: Case) => Case;
  readonly isInAddress: (query: string) => boolean;
  readonly isSame: (one: Case, other: Case) => boolean;
  /** Puts a case into the fields. */
  readonly fill: (form: HTMLFormElement, given: Case) => void;
}

interface ToolState<Case> {
  readonly form: RefObject<HTMLFormElement>;
  /** What the form holds. */
  readonly tested: Case;
  /** To be called as a field changes. */
  readonly readForm: () => void;
}

/**
 * Follows the form of a tool. The first render, on the server and on hydration, has the example; then
 * comes what an address carries, or what a reader typed before the application was there.
 */
export function useToolCase<Case>(tool: Tool<Case>): ToolState<Case> {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const [typed] = useState(() => readTyped(tool));
  const [tested, setTested] = useState(tool.example);

  useEffect(() => {
    const given = tool.isInAddress(search) ? tool.read(new URLSearchParams(search)) : typed;
    if (form.current && given) {
      tool.fill(form.current, given);
      setTested(orExample(tool, given));
    }
  }, [search, tool, typed]);

  return {
    form,
    tested,
    readForm: () => {
      const element = form.current;
      if (element) {
        setTested((before) => orExample(tool, tool.read(new FormData(element), before)));
      }
    },
  };
}

/** What the form of the server's HTML holds: as React takes it over, text areas lose what was typed. */
function readTyped<Case>({ formId, read }: Tool<Case>): Case | undefined {
  const form = ExecutionEnvironment.canUseDOM && document.getElementById(formId);
  return form && form instanceof HTMLFormElement ? read(new FormData(form)) : undefined;
}

/** The example itself where a case is the same: its result is there already. */
function orExample<Case>({ example, isSame }: Tool<Case>, read: Case): Case {
  return isSame(read, example) ? example : read;
}
