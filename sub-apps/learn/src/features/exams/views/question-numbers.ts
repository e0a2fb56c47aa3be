import { joinWords } from '@edu/shared-utility/data';
import type { PaperSlot } from '../data/paper';

/** Maximum number of questions that are listed. */
const MAX_NUMBERS = 30;

/** The numbers of questions as a list. */
export function numbersOf(slots: readonly PaperSlot[]): string {
  const listedNumbers = slots.slice(0, MAX_NUMBERS).map(({ number }) => String(number));
  return joinWords(listedNumbers) + (slots.length > MAX_NUMBERS ? ' …' : '');
}
