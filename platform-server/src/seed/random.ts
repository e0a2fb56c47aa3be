import { seedId } from './seed-id';

/** A generator of numbers from 0 inclusive to 1 exclusive, deterministic by name (mulberry32). */
export function randomOf(name: string): () => number {
  let state = Number.parseInt(seedId(name).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number around 0 with standard deviation 1: a sum of uniform numbers approximates a normal distribution. */
export function normalOf(random: () => number): number {
  let sum = -6;
  for (let index = 0; index < 12; index += 1) sum += random();
  return sum;
}
