import MDXComponents from '@theme-original/MDXComponents';

import CodeSample from '@site/src/components/CodeSample';
import CodeTabs from '@site/src/components/CodeSample/CodeTabs';
import InstallTabs from '@site/src/components/CodeSample/InstallTabs';

/** The elements that `src/markdown/code-samples` writes are known in every page. */
export default { ...MDXComponents, CodeSample, CodeTabs, InstallTabs };
