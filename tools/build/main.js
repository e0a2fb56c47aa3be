import { readFileSync, writeFileSync } from 'node:fs';
import { fault, tighten, weigh } from './budgets.js';
import { BuildError, build } from './build.js';
import { inRepo } from './paths.js';

/**
 * `npm run build`: builds what is stale, prints the weights of the pages and fails if one exceeds its budget. `npm run
 * build -- --ratchet` also writes lower weights into budgets.json as the new budgets.
 */
const started = performance.now();
const budgetFile = inRepo('tools/build/budgets.json');
try {
  const { built, notes, manifest, importMap, weights: modules } = await build({ say: console.log });
  for (const note of notes) console.log(`note: ${note}`);
  /** @type {Record<string, import('./budgets.js').Budget>} */
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
  /** @type {Record<string, import('./budgets.js').Weight>} */
  const weights = {};
  for (const [scenario, budget] of Object.entries(budgets)) {
    const weight = weigh(budget, importMap.imports, manifest);
    weights[scenario] = weight;
    const broken = fault(scenario, budget, weight, modules);
    if (broken) {
      console.error(broken);
      process.exitCode = 1;
      continue;
    }
    console.log(
      `${scenario.padEnd(18)} ${weight.kb.toFixed(1).padStart(6)} kB brotli in ${weight.files.length} files (budget ${budget.reached}, aim ${budget.aim})`,
    );
  }
  if (process.argv.includes('--ratchet')) {
    writeFileSync(budgetFile, `${JSON.stringify(tighten(budgets, weights), null, 2)}\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    built.length === 0
      ? `nothing to build (${seconds} s)`
      : `built ${built.length} modules in ${seconds} s`,
  );
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  for (const fault of error.faults) console.error(fault);
  process.exitCode = 1;
}
