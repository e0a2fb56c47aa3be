import { createHash } from 'node:crypto';

/** A UUID derived from some words, so that a process that resumes an interrupted job computes the same one. */
export function deterministicId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
}
