/** As many of a long text: two that begin alike are found by their beginning. */
const MAX_PAIRS = 400;

/** FNV-1a in 32 bits, as a number that PostgreSQL takes for an integer. */
function hashOf(pair: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < pair.length; index += 1) {
    hash = Math.imul(hash ^ pair.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/**
 * Hashes of the pairs of neighbouring letters in a text, each once, whatever its spaces, marks, width and case. How many
 * two texts share tells how alike they are, in any script and without an extension of the database (ADR 43).
 */
export function letterPairHashes(text: string): number[] {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  // a text of one letter is alike to itself alone
  const known = pairs.length > 0 ? pairs : letters;
  return [...new Set(known.map(hashOf))].slice(0, MAX_PAIRS);
}
