import { type IssueCheck, toast, useAppLife } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { Choice } from '../../../common/choices';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Order {
  readonly templateId: string | null;
  readonly people: readonly Choice[];
}

/** First who can be issued one and who cannot, then the issue of those who can. */
export function useIssue(onDone: () => void) {
  const { t } = phrases.use();
  const life = useAppLife();
  const [look] = data.useLazyCertificateCheckIssueQuery();
  const [issue] = data.useCertificateIssueMutation();
  const [order, setOrder] = useState<Order>({ templateId: null, people: [] });
  const [check, setCheck] = useState<IssueCheck | null>(null);
  // sent again after a lost answer, it is the same job
  const [requestId, setRequestId] = useState(newRequestId);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const change = (next: Partial<Order>): void => {
    setOrder({ ...order, ...next });
    setCheck(null);
    setFault(null);
    setRequestId(newRequestId());
  };
  const submit = async (): Promise<void> => {
    const { templateId, people } = order;
    if (isBusy) return;
    if (!templateId) return setFault(t('templateEmpty'));
    if (people.length === 0) return setFault(t('peopleEmpty'));
    const asked = { templateId, trainId: null, userIds: people.map(({ value }) => value) };
    setBusy(true);
    setFault(null);
    if (check) {
      const { data: job, error } = await issue({ ...asked, requestId });
      if (life.aborted) return;
      setBusy(false);
      if (!job) return setFault(failureOf(error).message);
      toast.success(t('issueStarted', { count: check.ready }));
      return onDone();
    }
    const { data: found, error } = await look(asked);
    if (life.aborted) return;
    setBusy(false);
    if (found) setCheck(found);
    else setFault(failureOf(error).message);
  };
  return { order, change, check, isBusy, fault, submit };
}
