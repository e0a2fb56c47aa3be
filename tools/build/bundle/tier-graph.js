/**
 * Assigns every module of the rendered graph to the first tier that reaches it. Modules that only stand-alone entries
 * reach are not assigned, so that rollup groups them into chunks by their importers.
 * @param {string[]} entries module ids of the tiers, first tier first
 * @param {(id: string) => readonly string[]} importsOf rendered (tree-shaken) static imports
 * @returns {Map<string, string>} module id → entry id of its tier
 */
export function assignTiers(entries, importsOf) {
  /** @type {Map<string, string>} */
  const tier = new Map();
  for (const entry of entries) {
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (tier.has(id)) continue;
      tier.set(id, entry);
      open.push(...importsOf(id));
    }
  }
  return tier;
}
