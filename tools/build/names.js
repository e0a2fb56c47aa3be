/**
 * A name that a module takes from a shared module.
 *
 * @typedef {{ from: string, name: string, file: string }} Use
 */

/**
 * Names that are imported but not exported. In the page each would be `undefined` without an error.
 *
 * @param {Iterable<Use>} uses
 * @param {ReadonlyMap<string, readonly string[]>} exports names by shared module
 * @returns {string[]} one sentence a fault
 */
export function missingNames(uses, exports) {
  const faults = new Set();
  for (const { from, name, file } of uses) {
    const offered = exports.get(from);
    if (!offered || offered.includes(name)) continue;
    faults.add(`${file} imports ${name} from '${from}', which does not offer it${hint(from)}.`);
  }
  return [...faults];
}

/** @param {string} from @returns {string} where such a name is added */
function hint(from) {
  if (from.startsWith('@edu/')) return '';
  return ' (if the library has it, add it to its names in tools/build/bundle/libraries.js)';
}
