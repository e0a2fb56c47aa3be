import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  add: 'Add',
  addBelow: 'Add below',
  edit: 'Edit',
  path: 'Place',
  editTitle: 'Edit “{{name}}”',
  move: 'Move to…',
  moveTitle: 'Move “{{name}}”',
  moveHere: 'Move',
  parent: 'Parent',
  topLevel: 'Top level',
  moved: '“{{name}}” was moved',
  movedBack: '“{{name}}” is back in its place',
  notMovedBack: '“{{name}}” could not be moved back: {{reason}}',
  delete: 'Delete',
  deleteTitle: 'Delete “{{name}}”?',
  deleted: '“{{name}}” was deleted',
  hasChildren: 'Delete or move what lies below first.',
  cancel: 'Cancel',
  close: 'Close',
  history: 'History of changes',
  createdAt: 'Created',
  search: 'Search by name',
  found_one: '{{count}} match',
  found_other: '{{count}} matches',
  clear: 'Clear the search',
  loading: 'Loading',
};

export default enUS;
