/**
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {import('./manifest.js').BuiltFile} BuiltFile
 * @typedef {import('./manifest.js').LazyChunk} LazyChunk
 * @typedef {'all' | 'entry' | 'page'} Own which files of a module count: all of them in every language; what comes with
 *   it at once; or its heaviest page, with all that it may ask for in the language that weighs most. Whole
 *   libraries, which only their users fetch, do not count
 */

/** Whether a chunk is a page, by the name of its source. */
const isPage = (/** @type {BuiltFile} */ { file }) => /-page\.view-[0-9a-f]+\.js$/.test(file);

/** Whether a chunk is a library (rollup.config.js) and not the room's own code. */
const isLibrary = (/** @type {BuiltFile} */ { file }) => /\/library-[^/]+\.js$/.test(file);

/** A page loads only one language. @param {LazyChunk[]} chunks */
function inOneLanguage(chunks) {
  const languageOf = (/** @type {LazyChunk} */ { file }) =>
    /\/(en-US|fr-FR)-[0-9a-f]+\.js$/.exec(file)?.[1];
  const weightOf = (/** @type {string} */ language) =>
    sum(chunks.filter((chunk) => languageOf(chunk) === language));
  const most = weightOf('fr-FR') >= weightOf('en-US') ? 'fr-FR' : 'en-US';
  return chunks.filter((chunk) => [undefined, most].includes(languageOf(chunk)));
}

/**
 * A page with the chunks that it may load, without those of the module itself and of other pages.
 * @param {LazyChunk} page
 * @param {LazyChunk[]} dynamic
 */
function reachedChunks(page, dynamic) {
  const seen = new Set([page]);
  for (const { leads = [] } of seen) {
    for (const chunk of dynamic) {
      if (leads.includes(chunk.file) && !isPage(chunk) && !isLibrary(chunk)) seen.add(chunk);
    }
  }
  return inOneLanguage([...seen]);
}

/**
 * @param {string} root a name of the import map, or the beginning of names with a `*`: of those only what is built here
 * @param {Record<string, string>} imports
 * @param {Manifest['modules']} modules
 */
function sharedNames(root, imports, modules) {
  if (!root.endsWith('*')) return [root];
  return Object.keys(imports).filter(
    (name) => name.startsWith(root.slice(0, -1)) && modules[imports[name] ?? ''],
  );
}

/**
 * Files of a module without its imports; of several modules the heaviest.
 * @param {{ roots: string[], own: Own }} budget
 * @param {Record<string, string>} imports
 * @param {Pick<Manifest, 'modules'>} manifest
 * @returns {{ address: string, bytes: BuiltFile['bytes'] }[]} its files
 * @throws where a module has not been built: a budget of nothing would always hold
 */
export function ownFiles({ roots, own }, imports, { modules }) {
  const candidates = roots
    .flatMap((root) => sharedNames(root, imports, modules))
    .map((name) => {
      const module = modules[imports[name] ?? ''];
      if (!module) throw new Error(`A budget names ${name}, which the build has not made.`);
      const staticChunks = [module, ...module.chunks];
      if (own === 'entry') return staticChunks;
      if (own === 'all')
        return [...staticChunks, ...module.dynamic.filter((chunk) => !isLibrary(chunk))];
      const pages = module.dynamic
        .filter(isPage)
        .map((page) => reachedChunks(page, module.dynamic));
      return pages.sort((a, b) => sum(b) - sum(a))[0] ?? [];
    });
  const [most] = candidates.sort((a, b) => sum(b) - sum(a));
  if (!most) throw new Error(`A budget names ${roots.join(', ')}, of which there is none.`);
  return most.map(({ file, bytes }) => ({ address: file, bytes }));
}

const sum = (/** @type {BuiltFile[]} */ files) =>
  files.reduce((all, { bytes }) => all + bytes.br, 0);
