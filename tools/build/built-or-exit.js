import { BuildError } from './build.js';

/**
 * Builds, or prints the faults and ends the process: the server of a former build must not run instead.
 * @param {() => Promise<{ built: string[] }>} build
 * @param {(code: number) => never} exit
 * @returns {Promise<string[]>} the modules that were built
 */
export async function builtOrExit(build, exit = process.exit) {
  try {
    return (await build()).built;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    for (const fault of error.faults) console.error(fault);
    return exit(1);
  }
}
