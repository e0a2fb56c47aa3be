import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Classification',
  hint: 'Articles and dissertations are filed in categories; readers see the name above the text.',
  add: 'Add a category',
  addBelow: 'Add one below',
  edit: 'Change the category',
  name: 'Name',
  nameMissing: 'Enter a name',
  parent: 'Below',
  top: '(top)',
  added: 'Added',
  saved: 'Saved',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete',
  preview: 'Preview',
  more: 'What to do with “{{name}}”',
  uses_one: '{{count}} text',
  uses_other: '{{count}} texts',
  keeps_one: 'Holds {{count}} text, so it stays',
  keeps_other: 'Holds {{count}} texts, so it stays',
  keepsBelow: 'Has categories below, so it stays',
  deleteTitle: 'Delete the category “{{name}}”?',
  deleteHint: 'It cannot be brought back.',
  deleted: 'Deleted',
  cancel: 'Cancel',
  empty: 'There are no categories yet. Add one, then file articles in it.',
  failed: 'The categories did not load',
  parentsFailed: 'The categories did not load; open the list to try again',
  loading: 'Loading',
};

export default enUS;
