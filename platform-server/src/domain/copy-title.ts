import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../phrases';

/** What a copy is called, no longer than a title may be. @param most characters */
export const copyTitle = (locale: Locale, title: string, most: number): string =>
  [...phrase(locale, 'course.copyOf', { title })].slice(0, most).join('');
