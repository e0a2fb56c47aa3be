import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** The notice of a course that ends. */
export interface EndingMessage {
  readonly kind: 'soon' | 'ended';
  readonly courseId: string;
}

/** A notice as an inbox message: its text is made when it is read, in the reader's language. */
export function endingMessage(
  course: string,
  { kind, courseId }: EndingMessage,
  { locale, origin }: Reader,
): { title: string; text: string } {
  const url = `${origin}/learn/courses/${courseId}`;
  return {
    title: phrase(locale, `courseEnd.${kind}`, { course }),
    text: phrase(locale, `courseEnd.${kind}Text`, { course, url }),
  };
}
