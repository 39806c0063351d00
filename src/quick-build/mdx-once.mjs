import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader.js';

/**
 * @typedef {object} Compiled
 * @property {string} source What was compiled.
 * @property {Promise<{ code: string | Buffer | undefined, dependencies: string[] }>} result
 */

/** @type {Map<string, Compiled>} By file; the second compiler takes the entry away. */
const compiled = new Map();

/**
 * Replaces the generator's loader of Markdown pages: the client's and the server's compiler need the
 * same of each page, so the first compiles it and the second takes the result.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source Text of a page.
 * @returns {void} Calls back with its code, or with the error of the generator's loader.
 */
export default function mdxOnce(source) {
  const callback = this.async();
  const key = this.resourcePath;
  const earlier = compiled.get(key);
  const taken = earlier?.source === source ? earlier : undefined;
  const { result } = taken ?? { result: compile(this, source) };
  if (taken) {
    compiled.delete(key);
  } else {
    compiled.set(key, { source, result });
  }
  result.then(
    ({ code, dependencies }) => {
      for (const file of dependencies) {
        this.addDependency(file);
      }
      callback(null, code);
    },
    (error) => callback(error),
  );
}

/**
 * @param {import('webpack').LoaderContext<object>} context
 * @param {string} source
 * @returns {Compiled['result']}
 */
function compile(context, source) {
  /** @type {string[]} */
  const dependencies = [];
  return new Promise((resolve, reject) => {
    const recorder = Object.create(context, {
      async: {
        value: () => (/** @type {Error | null} */ error, /** @type {string | Buffer} */ code) =>
          error ? reject(error) : resolve({ code, dependencies }),
      },
      addDependency: { value: (/** @type {string} */ file) => dependencies.push(file) },
      // The loader reports faults of a page only to the client's compiler.
      _compiler: { value: { name: 'client' } },
    });
    mdxLoader.call(recorder, source).catch(reject);
  });
}
