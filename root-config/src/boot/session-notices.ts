import { context, page } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { hasUnsavedChanges } from '../live-map/unsaved';
import { phrases } from '../phrases';

const reloadAction = () => [{ label: phrases.t('elsewhere.reload'), press: page.reload }];

/**
 * Says that another tab has switched the branch: requests go to the new one, while this page still shows the
 * former. Hides the notice when both agree again.
 */
function noticeBranch(notices: Notices, differs: boolean): void {
  if (!differs) {
    notices.hide('branch');
    return;
  }
  notices.show('branch', () => {
    const currentBranch = context.get('branch');
    const name =
      context.get('branchList')?.find(({ branch }) => branch === currentBranch)?.name ?? '';
    return {
      text: [
        phrases.t('elsewhere.branch', { name }),
        ...(hasUnsavedChanges() ? [phrases.t('update.reloadUnsaved')] : []),
      ].join(' '),
      actions: reloadAction(),
    };
  });
}

/**
 * Says that another person has logged in in another tab, so that requests are now made as them. Seen only where unsaved
 * work kept the page from reloading at once.
 */
function announceLogin(notices: Notices): void {
  if (context.get('userInfo') === null || context.get('token') === null) return;
  notices.show('login', () => ({
    text: phrases.t('elsewhere.login'),
    actions: reloadAction(),
  }));
  const stop = context.subscribe('token', (_, origin) => {
    if (origin !== 'here') return;
    notices.hide('login');
    stop();
  });
}

/**
 * Another organisation or identity has another menu, other rights and other lists, so the page reloads at once.
 * Where unsaved work would be lost, a notice says instead where a save would go.
 */
function followPlace(notices: Notices): void {
  notices.hide('branch');
  if (!hasUnsavedChanges()) {
    page.reload();
    return;
  }
  notices.show('place', () => ({
    text: phrases.t('elsewhere.organ'),
    actions: reloadAction(),
  }));
}

/** Shows the notices about what another tab has changed in the storage. */
export function noticeOtherTabs(
  key: 'branch' | 'token' | 'organ' | 'actor',
  notices: Notices,
  differs: { readonly branch: boolean; readonly place: boolean },
): void {
  if (key === 'token') announceLogin(notices);
  else if (differs.place) followPlace(notices);
  else {
    notices.hide('place');
    noticeBranch(notices, differs.branch);
  }
}
