import { type Declaration, errorCodes, toast, useAppLife } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

type Row = Pick<Declaration, 'id' | 'title' | 'organName' | 'status' | 'version'>;

/** Returns a declaration; on a conflict it shows the present row. */
export function useGiveBack(initial: Row, onDone: () => void) {
  const { t } = phrases.use();
  const life = useAppLife();
  const [giveBack] = data.useDeclarationReviewGiveBackMutation();
  const [row, setRow] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const [fault, setFault] = useState<{ at?: string; above?: string }>({});
  const mayGoOn = !isGone && row.status === 'submitted';

  const submit = async (reason: string): Promise<void> => {
    if (isBusy || !mayGoOn) return;
    if (!reason.trim()) return setFault({ at: t('reasonEmpty') });
    setBusy(true);
    setFault({});
    const { id, version, title } = row;
    const { error } = await giveBack({ id, version, reason: reason.trim() });
    if (life.aborted) return;
    setBusy(false);
    if (!error) {
      toast.success(t('returned', { title }));
      return onDone();
    }
    const {
      fields,
      present: current,
      message,
    } = refusalOf<Declaration>(error, {
      known: ['reason'],
      isChange: true,
    });
    if (current) return setRow(current);
    if (failureOf(error).code === errorCodes.notFound) return setGone(true);
    setFault(fields.reason ? { at: fields.reason } : { above: message ?? '' });
  };
  return {
    row,
    isChanged: row !== initial,
    isGone,
    mayGoOn,
    isBusy,
    fault,
    clearFault: () => setFault({}),
    submit,
  };
}
