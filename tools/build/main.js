import { BuildError, build } from './build.js';

/** `npm run build`: builds what is stale and says how much it weighs. */
const started = performance.now();
try {
  const { built, notes } = await build({ say: console.log });
  for (const note of notes) console.log(`note: ${note}`);
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
