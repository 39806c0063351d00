import MDXComponents from '@theme-original/MDXComponents';

import CodeSample from '@site/src/components/CodeSample';
import CodeTabs from '@site/src/components/CodeSample/CodeTabs';
import InstallTabs from '@site/src/components/CodeSample/InstallTabs';
import TableRow from '@site/src/components/TableRow';

/** The elements that `src/markdown/code-samples` writes are known in every page; rows of tables have ids. */
export default { ...MDXComponents, tr: TableRow, CodeSample, CodeTabs, InstallTabs };
