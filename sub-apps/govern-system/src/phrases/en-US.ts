import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  failedHint: 'Nothing has changed.',
  placesFailed: 'It could not be loaded. Open it again',
  form: { saved: 'Saved' },
  order: {
    changed: 'Somebody has just changed “{{name}}”',
    gone: 'Somebody has deleted “{{name}}”',
    misplaced: '“{{name}}” could not be moved: {{reason}}',
    notDone: 'Nothing was done. The page is up to date now: please check it, then try again.',
    closeNotice: 'Close this message',
    rowGone: 'somebody has deleted it or changed it again',
  },
};

export default enUS;
