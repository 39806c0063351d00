import MDXComponents from '@theme-original/MDXComponents';

import CodeSample from '@site/src/components/CodeSample';
import CodeTabs from '@site/src/components/CodeSample/CodeTabs';

/** The elements that `src/markdown/code-sample` writes are known in every page. */
export default { ...MDXComponents, CodeSample, CodeTabs };
