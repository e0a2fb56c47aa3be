/**
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {import('./manifest.js').Bytes} Bytes
 */

/**
 * Every file that a page loads before it is complete: the named modules, all their imports through the import map, and
 * the static chunks of each.
 * @param {string[]} names modules of the import map
 * @param {Record<string, string>} imports the map, with stable addresses
 * @param {Pick<Manifest, 'modules'>} manifest
 * @param {(file: string) => boolean} [withDynamic] which chunks loaded on demand count, too
 * @returns {Map<string, { address: string, bytes: Bytes }>} by file; address: the module it is part of
 */
export function closure(names, imports, { modules }, withDynamic = () => false) {
  /** @type {Map<string, { address: string, bytes: Bytes }>} */
  const files = new Map();
  const queue = new Set(names);
  for (const name of queue) {
    const address = imports[name] ?? '';
    const module = modules[address];
    if (!module) continue;
    const dynamic = importedOf(module.dynamic, withDynamic);
    for (const { file, bytes } of [module, ...module.chunks, ...dynamic]) {
      if (!files.has(file)) files.set(file, { address, bytes });
    }
    for (const next of [...module.imports, ...dynamic.flatMap((chunk) => chunk.imports)])
      queue.add(next);
  }
  return files;
}

/**
 * Of the counted lazy chunks only those that a counted file imports, since texts of other lazy parts have the same
 * names.
 * @param {Manifest['modules'][string]['dynamic']} chunks @param {(file: string) => boolean} isCounted
 */
function importedOf(chunks, isCounted) {
  const countedChunks = chunks.filter(({ file }) => isCounted(file));
  return countedChunks.filter(({ file }) => {
    const importers = chunks.filter(({ leads }) => leads?.includes(file));
    return importers.length === 0 || importers.some((importer) => countedChunks.includes(importer));
  });
}
