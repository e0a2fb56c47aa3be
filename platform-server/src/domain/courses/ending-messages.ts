import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** What somebody was told of a course's end. */
export interface EndingMessage {
  readonly kind: 'soon' | 'ended';
  readonly courseId: string;
}

/** A notice as a message: its words are made when it is read, for who reads it. */
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
