import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { keepForm, keptForm } from './kept-form';

/** A form whose case an address may carry. Its fields keep their values themselves, so that nothing typed is lost. */
export interface Tool<Case> {
  /** By which the form is found before React knows it. */
  readonly formId: string;
  /** Its result stands in the HTML. */
  readonly example: Case;
  /** @param before the case until now, for what the form no longer has */
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

/** Safari lets a page write to its history a hundred times in half a minute. */
const PAUSE_MS = 400;

/**
 * Follows the form of a tool. The first render, on the server and on hydration, has the example; then
 * comes what a reader typed before the application was there, what the form held as the reader left, or
 * what an address carries.
 */
export function useToolCase<Case>(tool: Tool<Case>): ToolState<Case> {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const [typed] = useState(() => readTyped(tool));
  const [tested, setTested] = useState(tool.example);

  useEffect(() => {
    const given = typed ?? readGiven(tool, search);
    if (form.current && given) {
      tool.fill(form.current, given);
      setTested(orExample(tool, given));
    }
  }, [search, tool, typed]);

  useEffect(() => {
    const { current } = form;
    function keep(): void {
      // While the next page loads, this one is still shown below the address of that one.
      if (current && window.location.pathname === pathname) {
        keepForm(current);
      }
    }
    function refill({ persisted }: PageTransitionEvent): void {
      if (current && persisted) {
        // Safari brings a page back with its fields as they began, which it does after this event.
        setTimeout(() => tool.fill(current, tested));
      }
    }
    const timer = setTimeout(keep, PAUSE_MS);
    // Who leaves sooner takes the focus along, or ends the document.
    current?.addEventListener('focusout', keep);
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', refill);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('focusout', keep);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', refill);
    };
  }, [pathname, tested, tool]);

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

/** What was typed into the form of the server's HTML: as React takes it over, text areas lose it. */
function readTyped<Case>({ formId, read, isSame, example }: Tool<Case>): Case | undefined {
  const form = ExecutionEnvironment.canUseDOM && document.getElementById(formId);
  const typed = form && form instanceof HTMLFormElement ? read(new FormData(form)) : example;
  return isSame(typed, example) ? undefined : typed;
}

function readGiven<Case>(
  { formId, read, isInAddress }: Tool<Case>,
  search: string,
): Case | undefined {
  const given = keptForm(formId) ?? (isInAddress(search) ? new URLSearchParams(search) : undefined);
  return given && read(given);
}

/** The example itself where a case is the same: its result is known. */
function orExample<Case>({ example, isSame }: Tool<Case>, read: Case): Case {
  return isSame(read, example) ? example : read;
}
