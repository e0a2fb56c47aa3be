import path from 'node:path';

/** Names that every folder may use: its public entry, its languages, and an app's api (docs/sub-apps.md). */
const expected = /^(?:data|index|zh-CN|en-US|fr-FR)[.]tsx?$/;

/**
 * Names that two files in the `common` folders of rooms share, as the same thing written twice would.
 * @param {readonly string[]} files paths from the root of the repository
 * @returns {string[]} one sentence a name
 */
export function secondCopies(files) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const file of files) {
    const name = path.posix.basename(file);
    if (!/\/src\/common\//.test(file) || !/[.]tsx?$/.test(name) || expected.test(name)) continue;
    places.set(name, [...(places.get(name) ?? []), file]);
  }
  return [...places.values()]
    .filter(({ length }) => length > 1)
    .map(
      (both) =>
        `${both.join(' and ')}: what two rooms need stands once, in shared-utility; two different things have two names.`,
    );
}
