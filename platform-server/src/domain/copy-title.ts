import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../phrases';

/**
 * The title of a copy, shortened to the longest title allowed.
 *
 * @param max characters
 */
export function copyTitle(locale: Locale, title: string, max: number): string {
  const addedLength = [...phrase(locale, 'course.copyOf', { title: '' })].length;
  const head = [...title].slice(0, max - addedLength).join('');
  return phrase(locale, 'course.copyOf', { title: head });
}
