import { offerUndo, type RedemptionCode, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** Withdraws unredeemed codes of a batch, with undo. */
export function useCodeMoves(batchId: string, refresh: () => void) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [withdraw] = data.useRedemptionWithdrawCodesMutation();
  const [isBusy, setBusy] = useState(false);

  const move = async (codes: readonly RedemptionCode[], withdrawn: boolean): Promise<boolean> => {
    const ids = codes.map(({ id }) => id);
    setBusy(true);
    const { error } = await withdraw({ batchId, ids, withdrawn });
    if (appSignal.aborted) return false;
    setBusy(false);
    if (error) {
      // A code may have been redeemed meanwhile; the refreshed list shows which.
      toast.error(failureOf(error).message);
      refresh();
      return false;
    }
    void offerUndo({
      message: t(withdrawn ? 'withdrewMany' : 'tookBackMany', { count: ids.length }),
      undo: () => withdraw({ batchId, ids, withdrawn: !withdrawn }).unwrap(),
      undone: t('undone'),
      failed: (failure) => failureOf(failure).message,
    });
    return true;
  };
  return { isBusy, move };
}
