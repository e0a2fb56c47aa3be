import type { LessonKind } from '@edu/shared-utility';

/** Position of a note: a moment of a recording in seconds, a page of a document, or the whole lesson. */
export type NotePlace =
  | { readonly kind: 'moment'; readonly seconds: number }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'lesson' };

/** @param position the stored position: seconds or a page number, depending on the lesson's kind */
export function notePlaceOf(kind: LessonKind | undefined, position: number): NotePlace {
  if (kind === 'video' || kind === 'audio') return { kind: 'moment', seconds: position };
  return kind === 'document' && position > 0
    ? { kind: 'page', page: position }
    : { kind: 'lesson' };
}
