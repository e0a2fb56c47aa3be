import { context, page } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { hasUnsavedChanges } from '../live-map/unsaved';
import { phrases } from '../phrases';

const reloadAction = () => [{ label: phrases.t('elsewhere.reload'), press: page.reload }];

/**
 * Says that another tab has gone to another branch: calls go there at once, while this page still shows the former
 * one's. Back in the branch of the page there is nothing to say.
 */
function noticeBranch(notices: Notices, differs: boolean): void {
  if (!differs) {
    notices.hide('branch');
    return;
  }
  notices.show('branch', () => {
    const here = context.get('branch');
    const name = context.get('branchList')?.find(({ branch }) => branch === here)?.name ?? '';
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
 * Says that somebody has logged in in another tab: calls are theirs from then on. The page is loaded anew at once;
 * only one that holds unsaved work can be here still, where its person chose to stay.
 */
function tellOfLogin(notices: Notices): void {
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
 * Another organisation has another menu and other rights, and lists fetch its people at once: a page half of each lies.
 * It is loaded anew, unless that would lose unsaved work; then its person is told where a save goes.
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

/** Says what another tab has changed for this one. */
export function noticeOtherTabs(
  key: 'branch' | 'token' | 'organ' | 'actor',
  notices: Notices,
  differs: { readonly branch: boolean; readonly place: boolean },
): void {
  if (key === 'token') tellOfLogin(notices);
  else if (differs.place) followPlace(notices);
  else {
    notices.hide('place');
    noticeBranch(notices, differs.branch);
  }
}
