/** The first 32 bits of the fractional parts of a root of the first primes, as FIPS 180-4 has them. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= n; divisor += 1) isPrime &&= n % divisor !== 0;
    if (isPrime) primes.push((n ** (1 / root) % 1) * 0x1_0000_0000);
  }
  return primes.map((value) => value | 0);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message in whole blocks of 16 words: its bytes, a one, zeros, its length in bits. */
function padMessage(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/**
 * SHA-256 of a text's UTF-8, lower-case hexadecimal. Our own, because the boot script runs before any module has
 * loaded, and browsers offer theirs only over https.
 */
export function sha256(text: string): string {
  const view = padMessage(text);
  const state = [...START];
  const words = new Int32Array(64);
  for (let index = 0; index < view.byteLength; index += 64) {
    for (let i = 0; i < 64; i += 1)
      words[i] = i < 16 ? view.getInt32(index + i * 4) : next(words, i);
    compress(state, words);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function next(words: Int32Array, i: number): number {
  const [a = 0, b = 0] = [words[i - 15], words[i - 2]];
  const sigma0 = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
  const sigma1 = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
  return ((words[i - 16] ?? 0) + sigma0 + (words[i - 7] ?? 0) + sigma1) | 0;
}

function compress(state: number[], words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const bigSigma1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const first = (h + bigSigma1 + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const bigSigma0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const second = (bigSigma0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[i] = ((state[i] ?? 0) + word) | 0;
  }
}
