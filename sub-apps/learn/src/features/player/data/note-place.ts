import type { LessonKind } from '@edu/shared-utility';

/** The position of a note: a moment of a recording in seconds, a page of a document, or the lesson as a whole. */
export type NotePlace =
  | { readonly kind: 'moment'; readonly seconds: number }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'lesson' };

/** @param at as notes keep it, for all kinds of lessons: seconds, or the number of a page */
export function notePlaceOf(kind: LessonKind | undefined, at: number): NotePlace {
  if (kind === 'video' || kind === 'audio') return { kind: 'moment', seconds: at };
  return kind === 'document' && at > 0 ? { kind: 'page', page: at } : { kind: 'lesson' };
}
