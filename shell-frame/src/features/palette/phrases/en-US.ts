import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  placeholder: 'Page, action or name; pinyin or initials',
  favourites: 'Favourites',
  recents: 'Recently opened',
  all: 'All entries',
  actions: 'Actions',
  found: 'Results',
  none: 'Nothing matches; try another word',
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  hint: '↑↓ choose · Enter open · Shift+Enter favourite · Esc close',
  waiting: 'Searching {{what}}…',
  failed: '{{what}} cannot be searched at the moment',
  late: '{{what}} did not answer in time and was left out',
  branch: 'Switch to {{name}}',
  branchTrail: 'Branch',
  languageTrail: 'Language',
  appearance: 'Theme: {{name}}',
  accountTrail: 'Account',
  keysTitle: 'Keyboard shortcuts',
  caps: { Enter: 'Enter', Shift: 'Shift', Esc: 'Esc' },
  keys: {
    search: 'Search pages, actions and people',
    keys: 'Show this list of keys',
    undo: 'Undo what was just done, while its message stands',
    menu: 'Move in menus and lists',
    choose: 'Open or choose',
    favourite: 'Keep the chosen page as a favourite, in the search',
    close: 'Close a dialog or a menu',
    skip: 'First press on a page: past the menu, into the page',
  },
  close: 'Close',
};

export default enUS;
