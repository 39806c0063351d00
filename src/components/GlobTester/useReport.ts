import { useEffect, useState } from 'react';

import { example, type GlobCase } from '@site/src/glob-tester/case';
import { exampleReport } from '@site/src/glob-tester/example-report';
import { readProjectFiles } from '@site/src/glob-tester/project-files';
import type { Report } from '@site/src/glob-tester/source-call';

/** What the page shows of a case. */
export interface ReportState {
  readonly report: Report;
  /** Lines of the list that are no path below the project. */
  readonly refused: readonly string[];
  /** Why there is no report of this case; the report is then that of the case before. */
  readonly failure?: string;
}

/**
 * Finds files for a case, and loads what finds them at the first case that is not the example.
 *
 * @returns the state of the last case that was looked at
 */
export function useReport(tested: GlobCase): ReportState {
  const [state, setState] = useState<ReportState>({ report: exampleReport, refused: [] });
  useEffect(() => {
    if (tested === example) {
      setState({ report: exampleReport, refused: [] });
      return undefined;
    }
    let isCurrent = true;
    findReport(tested).then(
      (found) => isCurrent && setState(found),
      (error: unknown) =>
        isCurrent && setState((before) => ({ ...before, failure: String(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [tested]);
  return state;
}

async function findReport({ call, files: text }: GlobCase): Promise<ReportState> {
  const { findFiles } = await import(
    /* webpackChunkName: "glob-tester" */ '@site/src/glob-tester/find-files'
  );
  const { files, refused } = readProjectFiles(text);
  return { report: await findFiles(call, files), refused };
}
