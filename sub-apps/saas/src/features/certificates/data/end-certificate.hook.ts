import { type Certificate, errorCodes, toast, useAppLife } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export type Ending = 'revoke' | 'replace';

/** Revokes or replaces a certificate; on a conflict it shows the present row. */
export function useEndCertificate(ending: Ending, initial: Certificate, onDone: () => void) {
  const { t } = phrases.use();
  const life = useAppLife();
  const [revoke] = data.useCertificateRevokeMutation();
  const [replace] = data.useCertificateReplaceMutation();
  const [row, setRow] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const [fault, setFault] = useState<{ at?: string; above?: string }>({});
  const mayGoOn = !isGone && row.status !== 'revoked';

  const submit = async (reason: string): Promise<void> => {
    if (isBusy || !mayGoOn) return;
    if (!reason.trim()) return setFault({ at: t('reasonEmpty') });
    setBusy(true);
    setFault({});
    const input = { id: row.id, version: row.version, reason: reason.trim() };
    const { data: done, error } = await (ending === 'revoke' ? revoke(input) : replace(input));
    if (life.aborted) return;
    setBusy(false);
    if (done) {
      toast.success(t(`${ending}Done`, { number: done.certificateNo }));
      return onDone();
    }
    const {
      fields,
      present: current,
      message,
    } = refusalOf<Certificate>(error, {
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
