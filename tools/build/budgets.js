import { closure } from './closure.js';
import { ownFiles } from './module-weight.js';

/**
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {{ roots: string[], lazy?: string[], own?: import('./module-weight.js').Own, limit: number, aim: number,
 *   reached: number }} Budget
 *   kilobytes of brotli (1 kB = 1000 bytes): `limit` is never exceeded; `reached` is the best so far;
 *   `lazy`: names of chunks loaded on demand that this page always asks for; `own`: of a module, not of a page
 * @typedef {{ kb: number, files: { address: string, kb: number }[] }} Weight
 */

/** Factor by which a page may exceed its budget before the build fails. */
export const tolerance = 1.02;

/**
 * Bytes of a page in brotli, with the Chinese texts: SystemJS, the boot script, its modules and all their imports.
 * @param {Pick<Budget, 'roots' | 'lazy' | 'own'>} budget
 * @param {Record<string, string>} imports
 * @param {Manifest} manifest
 * @returns {Weight} heaviest file first
 */
export function weigh({ roots, lazy = [], own }, imports, manifest) {
  if (own) return summed(ownFiles({ roots, own }, imports, manifest));
  const isLazy = (/** @type {string} */ file) =>
    lazy.includes(/\/([^/]+)-[0-9a-f]+\.js$/.exec(file)?.[1] ?? '');
  const files = [...closure(roots, imports, manifest, isLazy).values()];
  const startFiles = [manifest.systemjs, ...(manifest.boot ? [manifest.boot] : [])].map(
    ({ file, bytes }) => ({ address: file, bytes }),
  );
  return summed([...files, ...startFiles]);
}

/** @param {{ address: string, bytes: { br: number } }[]} files @returns {Weight} */
function summed(files) {
  const list = files
    .map(({ address, bytes }) => ({ address, kb: bytes.br / 1000 }))
    .sort((a, b) => b.kb - a.kb);
  return { kb: list.reduce((sum, { kb }) => sum + kb, 0), files: list };
}

/** @param {Budget} budget @returns {number} kB from which on the build fails */
export const upperLimit = ({ limit, reached }) => Math.min(limit, reached * tolerance);

/**
 * @param {string} scenario
 * @param {Budget} budget
 * @param {Weight} weight
 * @param {Map<string, [string, number][]>} modules rendered modules by address, with their lengths
 * @returns {string | null} why the budget is broken, with the heaviest parts; null when it holds
 */
export function fault(scenario, budget, weight, modules) {
  const most = upperLimit(budget);
  if (weight.kb <= most) return null;
  const heavy = weight.files
    .slice(0, 6)
    .map(
      ({ address, kb }) =>
        `  ${kb.toFixed(1).padStart(6)} kB ${address}${inside(address, modules)}`,
    );
  return [
    `${scenario}: ${weight.kb.toFixed(1)} kB brotli, ${(weight.kb - most).toFixed(1)} more than the budget of ${most.toFixed(1)} kB. The heaviest parts:`,
    ...heavy,
  ].join('\n');
}

/** @param {string} address @param {Map<string, [string, number][]>} modules @returns {string} its largest sources */
function inside(address, modules) {
  const heaviest = [...(modules.get(address) ?? [])].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return heaviest.length > 0 ? ` (${heaviest.map(([id]) => id).join(', ')})` : '';
}

/**
 * Lowers the budgets of pages that everybody loads to the current weights. A budget of a single module stays, since its
 * next page may need the difference.
 * @param {Record<string, Budget>} budgets
 * @param {Record<string, Weight>} weights
 * @returns {Record<string, Budget>} with `reached` lowered where a page became lighter
 */
export const tighten = (budgets, weights) =>
  Object.fromEntries(
    Object.entries(budgets).map(([scenario, budget]) => {
      if (budget.own) return [scenario, budget];
      const kb = Math.ceil((weights[scenario]?.kb ?? budget.reached) * 10) / 10;
      return [scenario, { ...budget, reached: Math.min(budget.reached, kb) }];
    }),
  );
