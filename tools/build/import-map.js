import { slug } from './bundle/libraries.js';
import { statedFiles } from './manifest.js';

/**
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {{ imports: Record<string, string>, scopes?: Record<string, Record<string, string>>,
 *   integrity?: Record<string, string> }} ImportMap
 */

/**
 * The import map for browsers: each local address is replaced by its hashed file, with integrity. Addresses unknown to
 * this build are not changed.
 * @param {ImportMap} map as edited by hand
 * @param {Pick<Manifest, 'modules'>} manifest
 * @returns {ImportMap & { integrity: Record<string, string> }}
 */
export function hashImportMap(map, { modules }) {
  /** @type {Record<string, string>} */
  const integrity = { ...map.integrity };
  const withHashes = (/** @type {Record<string, string>} */ section) =>
    Object.fromEntries(
      Object.entries(section).map(([name, address]) => {
        const built = modules[address];
        if (!built) return [name, address];
        for (const stated of statedFiles(built)) integrity[stated.file] = stated.integrity;
        return [name, built.file];
      }),
    );
  const imports = withHashes(map.imports);
  const scopes =
    map.scopes &&
    Object.fromEntries(
      Object.entries(map.scopes).map(([scope, section]) => [scope, withHashes(section)]),
    );
  return { imports, ...(scopes && { scopes }), integrity };
}

/**
 * Local addresses under /modules/ that nothing builds, for example after a typing error.
 * @param {ImportMap} map
 * @param {Pick<Manifest, 'modules'>} manifest
 * @returns {string[]} one sentence each
 */
export function unknownAddresses(map, { modules }) {
  return Object.entries(map.imports)
    .filter(([, address]) => address.startsWith('/modules/') && !modules[address])
    .map(
      ([name, address]) => `importmap.json: '${name}' points to ${address}, which was not built.`,
    );
}

/**
 * Rooms that were built but have no name in the map.
 * @param {ImportMap} map
 * @param {{ name: string, address: string }[]} rooms
 * @returns {string[]} one sentence each
 */
export const unnamedRooms = (map, rooms) =>
  rooms
    .filter(({ address }) => !Object.values(map.imports).includes(address))
    .map(({ name, address }) => `importmap.json has no line "${name}": "${address}".`);

/**
 * Shared modules that a built module imports but the map does not name, so that the page would fail.
 * @param {ImportMap} map
 * @param {Pick<Manifest, 'modules'>} manifest
 * @returns {string[]} one sentence each
 */
export function unmappedImports(map, { modules }) {
  const faults = new Set();
  for (const [address, module] of Object.entries(modules)) {
    if (!Object.values(map.imports).includes(address)) continue;
    for (const name of [...module.imports, ...module.dynamic.flatMap((chunk) => chunk.imports)]) {
      if (!(name in map.imports)) {
        faults.add(
          `${address} imports '${name}', which has no line in importmap.json${lineFor(name, modules)}.`,
        );
      }
    }
  }
  return [...faults];
}

/**
 * @param {string} name @param {Manifest['modules']} modules @returns {string} the line that is missing, if it was built
 */
function lineFor(name, modules) {
  const address = `/modules/vendor/${slug(name)}.js`;
  return modules[address] ? `: add "${name}": "${address}"` : '';
}
