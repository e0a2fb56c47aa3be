import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** What somebody was told of a course's end. */
export interface CourseWord {
  readonly kind: 'soon' | 'ended';
  readonly courseId: string;
}

/** A notice as a message: its words are made when it is read, for who reads it. */
export function courseWords(
  course: string,
  { kind, courseId }: CourseWord,
  { locale, origin }: Reader,
): { title: string; text: string } {
  const url = `${origin}/learn/courses/${courseId}`;
  return {
    title: phrase(locale, `courseEnd.${kind}`, { course }),
    text: phrase(locale, `courseEnd.${kind}Text`, { course, url }),
  };
}
