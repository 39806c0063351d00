import type { GlobCase } from '@site/src/glob-tester/case';
import { readProjectFiles } from '@site/src/glob-tester/project-files';
import type { Report } from '@site/src/glob-tester/source-call';

/** What the page shows of a case. */
export interface FoundReport {
  readonly report: Report;
  /** Lines of the list that are no path below the project. */
  readonly refused: readonly string[];
}

/** Finds files for a case, and loads what finds them. */
export async function findReport({ call, files: text }: GlobCase): Promise<FoundReport> {
  const { findFiles } = await import(
    /* webpackChunkName: "glob-tester" */ '@site/src/glob-tester/find-files'
  );
  const { files, refused } = readProjectFiles(text);
  return { report: await findFiles(call, files), refused };
}
