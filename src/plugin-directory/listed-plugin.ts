import type { Plugin } from '../data/plugins';
import { inLanguage } from '../data/plugins/in-language';

/** What the row of a plugin shows, in the language of the edition. */
export interface ListedPlugin extends Pick<
  Plugin,
  'name' | 'job' | 'status' | 'conditions' | 'version' | 'released' | 'format'
> {
  /** The summary, and what a reader must know besides. */
  readonly sentences: readonly string[];
  /** The names in them that are links. */
  readonly instead: readonly string[];
  /** Day of the run; absent until there was one. */
  readonly tried?: string;
}

/**
 * Leaves out of a plugin what its row does not show: recipe, run, texts of the other language.
 *
 * @param language Code of the edition's locale.
 */
export function listPlugin(plugin: Plugin, language: string): ListedPlugin {
  const { name, job, status, conditions, version, released, format } = plugin;
  const sentences = [plugin.summary, plugin.deprecated, plugin.note];
  return {
    name,
    job,
    status,
    // What a plugin that fails asks for helps nobody.
    conditions: status === 'fails' ? [] : conditions,
    version,
    released,
    format,
    sentences: sentences.flatMap((sentence) => (sentence ? [inLanguage(sentence, language)] : [])),
    instead: plugin.instead ?? [],
    ...(plugin.run && { tried: plugin.run.date }),
  };
}
