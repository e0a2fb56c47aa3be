import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  course: 'Course',
  courseEmpty: 'Choose a course',
  price: 'Price',
  yuan: 'yuan',
  priceWrong: 'Enter an amount from 0 to 100000 with two decimals at most',
  term: 'Open for',
  ever: 'For good',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  other: 'Another number of days',
  daysLabel: 'Days',
  daysWrong: 'Enter a whole number from 1 to 3650',
  retry: 'Retry',
};

export default enUS;
