import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  retry: 'Try again',
  failed: 'This could not be loaded',
  loading: 'Loading',
  save: 'Save',
  discard: 'Discard changes',
  changed_one: '{{count}} change not saved',
  changed_other: '{{count}} changes not saved',
  wrong_one: '{{count}} field to correct',
  wrong_other: '{{count}} fields to correct',
  conflict: {
    title: 'Somebody else has changed this meanwhile',
    line: '{{field}}: was “{{before}}” when you opened it, is “{{now}}” now, you entered “{{mine}}”',
    other: '{{field}}: was “{{before}}” when you opened it, is “{{now}}” now',
    keepMine: 'Keep my changes',
    takeTheirs: 'Take what is there now',
  },
};

export default enUS;
