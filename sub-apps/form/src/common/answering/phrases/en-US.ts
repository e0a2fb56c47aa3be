import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  required: 'required',
  page: 'Page {{at}} of {{of}}',
  back: 'Back',
  next: 'Next',
  submit: 'Send',
  clear: 'Clear',
  least: 'Not at all',
  most: 'Certainly',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  choose: 'Choose {{min}} to {{max}}',
  chooseMin: 'Choose at least {{min}}',
  chooseMax: 'Choose at most {{max}}',
  between: '{{min}} to {{max}}',
  from: 'At least {{min}}',
  upTo: 'At most {{max}}',
  faults: {
    required: 'Please answer this question',
    rows: 'Please answer each line',
    choice: 'Please choose again',
    few: 'Please choose at least {{min}}',
    many: 'Please choose at most {{max}}',
    number: 'Please enter a number',
    large: 'This number is too large; please check it',
    low: 'It cannot be less than {{min}}',
    high: 'It cannot be more than {{max}}',
    long: 'This is too long; please shorten it',
    date: 'Please enter a valid date',
    kind: 'Please answer again',
  },
};

export default enUS;
