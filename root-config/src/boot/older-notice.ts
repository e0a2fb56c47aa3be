import { can, context } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import type { ModuleLoader } from '../module-loader';
import { withoutRetryCount } from '../module-loader/fetches';
import { phrases } from '../phrases';
import type { Journal } from '../recovery/journal';
import { isTester } from './is-tester';

const KEY = 'older';

/** Whether this person sees the notice: a tester, or a person who may see the modules. */
function maySeeNotice(): boolean {
  if (isTester()) return true;
  return context.get('permissions').status === 'ready' && can('platform.modules');
}

/**
 * Shows testers and those who may see the modules a notice while modules run in an older version because the
 * published one failed. Everybody else only gets a passing message.
 */
export function noticeOlderVersions(
  notices: Notices,
  loader: Pick<ModuleLoader, 'names' | 'isPinned' | 'addressOf'>,
  journal: Pick<Journal, 'subscribe'>,
): void {
  const line = (name: string) => `${name} · ${withoutRetryCount(loader.addressOf(name) ?? '')}`;
  /** The text of the notice on display; null where there is none. */
  let shownText: string | null = null;
  let closedText: string | null = null;

  function check(): void {
    const older = maySeeNotice() ? loader.names().filter(loader.isPinned).map(line) : [];
    const text = older.length > 0 ? older.join('\n') : null;
    if (text === shownText) return;
    shownText = text;
    if (text === null || text === closedText) {
      notices.hide(KEY);
      return;
    }
    notices.show(KEY, () => ({
      text: `${phrases.t('recovery.usingOlder')}\n${text}`,
      actions: [{ label: phrases.t('close'), press: close }],
    }));
  }
  function close(): void {
    closedText = shownText;
    notices.hide(KEY);
  }
  journal.subscribe(check);
  context.subscribe('permissions', check);
  check();
}
