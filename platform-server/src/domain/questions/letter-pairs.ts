/** Pairs stored of a long text: similar texts are recognised by their beginning. */
const MAX_PAIRS = 400;

/** FNV-1a in 32 bits, as a signed number that fits PostgreSQL's integer. */
function hashOf(pair: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < pair.length; index += 1) {
    hash = Math.imul(hash ^ pair.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/**
 * Hashes of the pairs of adjacent letters in a text, each once, ignoring spaces, punctuation, width and case. The share
 * that two texts have in common measures their similarity, in any script and without a database extension (ADR 43).
 */
export function letterPairHashes(text: string): number[] {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  // A text of a single letter has no pairs, so the letter itself is hashed.
  const hashInputs = pairs.length > 0 ? pairs : letters;
  return [...new Set(hashInputs.map(hashOf))].slice(0, MAX_PAIRS);
}
