import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../phrases';

/** What a copy is called, no longer than a title may be. @param most characters */
export function copyTitle(locale: Locale, title: string, max: number): string {
  const around = [...phrase(locale, 'course.copyOf', { title: '' })].length;
  const head = [...title].slice(0, max - around).join('');
  return phrase(locale, 'course.copyOf', { title: head });
}
