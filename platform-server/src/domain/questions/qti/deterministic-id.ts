import { createHash } from 'node:crypto';

/** A UUID of some words: the same for the same, also in a process that goes on where another one died. */
export function deterministicId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
}
