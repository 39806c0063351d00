/**
 * @typedef {Record<string, Record<string, unknown>>} PluginData What metadata.json or verified.json holds.
 */

/** Fields that change with every run and say nothing about a plugin. */
const alwaysNew = ['date', 'fingerprint'];

/**
 * Spreads what is nested: `nodes: { 24: 'works' }` becomes `nodes.24: 'works'`.
 *
 * @param {unknown} value
 * @param {string} [name]
 * @returns {[string, unknown][]}
 */
function spread(value, name = '') {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    spread(inner, name === '' ? key : `${name}.${key}`),
  );
}

/**
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 * @returns {string[]} A line for each field that differs.
 */
function compareFields(before, after) {
  const old = new Map(spread(before));
  const now = new Map(spread(after));
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  const write = (/** @type {unknown} */ value) => JSON.stringify(value) ?? 'nothing';
  return fields
    .filter((field) => !alwaysNew.includes(field))
    .filter((field) => write(old.get(field)) !== write(now.get(field)))
    .map((field) => `  ${field}: ${write(old.get(field))} → ${write(now.get(field))}`);
}

/**
 * Lists what changed in a file of the plugins' data.
 *
 * @param {PluginData} before
 * @param {PluginData} after
 * @returns {string[]} The name of each plugin that differs, and below it a line for each field.
 */
export function compareData(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name) => {
    const lines = compareFields(before[name] ?? {}, after[name] ?? {});
    return lines.length > 0 ? [name, ...lines] : [];
  });
}
