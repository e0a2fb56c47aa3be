import * as swc from '@swc/core';

/** Start of SystemJS's support for scripts that set a global, in its readable build. */
const GLOBALS =
  /\n\s*\/\*\s+\* SystemJS global script loading support[\s\S]*?(?=\n\s*\/\*\s+\* Loads JSON)/;

/**
 * SystemJS for the page, minified and without its support for scripts that set a global: that reads every name of
 * `window` at each import, and all our modules register themselves.
 * @param {string} source SystemJS's readable build (`systemjs/dist/system.js`)
 * @returns {Promise<string>}
 * @throws {Error} when another version of SystemJS has that part elsewhere
 */
export async function systemLoader(source) {
  const withoutGlobals = source.replace(GLOBALS, '');
  if (withoutGlobals === source)
    throw new Error(
      'SystemJS has changed: its support for global scripts was not found. See tools/build/system-loader.js.',
    );
  const { code } = await swc.minify(withoutGlobals, {
    compress: { passes: 3, ecma: 2020 },
    mangle: true,
    module: false,
    format: { comments: false },
  });
  return code;
}
