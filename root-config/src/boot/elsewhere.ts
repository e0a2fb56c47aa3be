import { context, page } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { hasUnsavedChanges } from '../live-map/unsaved';
import { phrases } from '../phrases';

const key = 'branch';

/**
 * Says that another tab has gone to another branch: calls go there at once, while this page still shows the former
 * one's. Back in the branch of the page there is nothing to say.
 */
export function tellOfBranch(notices: Notices, differs: boolean): void {
  if (!differs) {
    notices.hide(key);
    return;
  }
  notices.show(key, () => {
    const here = context.get('branch');
    const name = context.get('branchList')?.find(({ branch }) => branch === here)?.name ?? '';
    return {
      text: [
        phrases.t('branchElsewhere.text', { name }),
        ...(hasUnsavedChanges() ? [phrases.t('update.reloadUnsaved')] : []),
      ].join(' '),
      actions: [{ label: phrases.t('branchElsewhere.reload'), press: page.reload }],
    };
  });
}
