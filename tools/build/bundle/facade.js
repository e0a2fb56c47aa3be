import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @typedef {import('./libraries.js').SharedLibrary} SharedLibrary */

/**
 * Source of a shared library's System module. Every name is explicit, because `export *` from a CommonJS library would
 * export nothing but `default`. The same module exports the libraries of `siblings`; if they share a name, the first one's
 * is used.
 * @param {SharedLibrary} library
 * @param {(name: string) => Record<string, unknown>} [load] reads a CommonJS library
 * @returns {string}
 */
export function facade(library, load = require) {
  const all = [library, ...(library.within ?? []), ...(library.siblings ?? [])];
  if (!library.commonjs) return all.map(reexports).join('\n');
  /** @type {Set<string>} */
  const usedNames = new Set(['default']);
  const lines = all.flatMap(({ name }, index) => {
    const exportNames = Object.keys(load(name)).filter(
      (key) => /^[A-Za-z_$][\w$]*$/.test(key) && !usedNames.has(key),
    );
    for (const key of exportNames) usedNames.add(key);
    return [
      `import library${index} from '${name}';`,
      `export const { ${exportNames.join(', ')} } = library${index};`,
    ];
  });
  const wholes = all.map((_, index) => `library${index}`);
  // One default export for all of them, so that an import of react-dom/client finds createRoot in it.
  const defaultExport = wholes.length === 1 ? wholes[0] : `{ ...${wholes.join(', ...')} }`;
  return [...lines, `export default ${defaultExport};`].join('\n');
}

/** @param {SharedLibrary} library */
const reexports = ({ name, names }) =>
  names
    ? names.map((key) => `export { ${key} } from '${name}';`).join('\n')
    : `export * from '${name}';`;
