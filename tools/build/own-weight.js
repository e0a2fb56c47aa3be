/**
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {import('./manifest.js').Part} Part
 * @typedef {'all' | 'entry' | 'page'} Own which files of a module count: all of them in every language; what comes with
 *   it at once; or its heaviest page, with all that the pages share, which is more than any page loads
 */

/** A chunk that is a page, by the name of its source. */
const isPage = (/** @type {Part} */ { file }) => /-page\.view-[0-9a-f]+\.js$/.test(file);

const heaviest = (/** @type {Part[]} */ parts) =>
  [...parts].sort((a, b) => b.bytes.br - a.bytes.br).slice(0, 1);

/**
 * @param {string} root a name of the import map, or the beginning of names with a `*`: of those only what is built here
 * @param {Record<string, string>} imports
 * @param {Manifest['modules']} modules
 */
function named(root, imports, modules) {
  if (!root.endsWith('*')) return [root];
  return Object.keys(imports).filter(
    (name) => name.startsWith(root.slice(0, -1)) && modules[imports[name] ?? ''],
  );
}

/**
 * What a module brings itself, without what it imports. Of several the one that weighs most.
 *
 * @param {{ roots: string[], own: Own }} budget
 * @param {Record<string, string>} imports
 * @param {Pick<Manifest, 'modules'>} manifest
 * @returns {{ address: string, bytes: Part['bytes'] }[]} its files
 * @throws where a module has not been built: a budget of nothing would always hold
 */
export function ownFiles({ roots, own }, imports, { modules }) {
  const candidates = roots
    .flatMap((root) => named(root, imports, modules))
    .map((name) => {
      const module = modules[imports[name] ?? ''];
      if (!module) throw new Error(`A budget names ${name}, which the build has not made.`);
      const atOnce = [module, ...module.chunks];
      if (own === 'entry') return atOnce;
      if (own === 'all') return [...atOnce, ...module.dynamic];
      const pages = heaviest(module.dynamic.filter(isPage));
      return [...pages, ...module.dynamic.filter((part) => !isPage(part))];
    });
  const [most] = candidates.sort((a, b) => sum(b) - sum(a));
  if (!most) throw new Error(`A budget names ${roots.join(', ')}, of which there is none.`);
  return most.map(({ file, bytes }) => ({ address: file, bytes }));
}

const sum = (/** @type {Part[]} */ parts) => parts.reduce((all, { bytes }) => all + bytes.br, 0);
