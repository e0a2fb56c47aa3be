import { type IssueCheck, type Job, toast, useAppLife } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { Choice } from '../choices';
import { data } from '../training-data';
import { issueWords } from './phrases';

/** Maximum number per order. */
export const MAX_CERTIFICATES = 1000;
const PAGE = 200;

interface Order {
  readonly templateId: string | null;
  readonly trainId: string | null;
  readonly people: readonly Choice[];
}

/** Checks who can get certificates, then issues them. */
export function useIssueCertificates(
  source: Pick<Order, 'templateId' | 'trainId'>,
  onDone: (job: Job) => void,
) {
  const { t } = issueWords.use();
  const appSignal = useAppLife();
  const [checkIssue] = data.useLazyCertificateCheckIssueQuery();
  const [findPassed] = data.useLazyTrainFindUserStudyBasicInfoListQuery();
  const [issue] = data.useCertificateIssueMutation();
  const [order, setOrder] = useState<Order>({ ...source, people: [] });
  const [check, setCheck] = useState<IssueCheck | null>(null);
  // The same id identifies the job when it is sent again after a lost response.
  const [requestId, setRequestId] = useState(newRequestId);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [trainFault, setTrainFault] = useState<string | null>(null);

  const change = (next: Partial<Order>): void => {
    setOrder({ ...order, ...next });
    setCheck(null);
    setFault(null);
    setTrainFault(null);
    setRequestId(newRequestId());
  };
  const showRefusal = (error: unknown): void => {
    const { fields, message } = failureOf(error);
    if (fields.trainId) setTrainFault(fields.trainId);
    else setFault(message);
  };
  const submit = async (): Promise<void> => {
    const { templateId, trainId, people } = order;
    if (isBusy) return;
    if (!templateId) return setFault(t('templateEmpty'));
    if (people.length === 0) return setFault(t('peopleEmpty'));
    const issueInput = { templateId, trainId, userIds: people.map(({ value }) => value) };
    setBusy(true);
    setFault(null);
    setTrainFault(null);
    if (check) {
      const { data: job, error } = await issue({ ...issueInput, requestId });
      if (appSignal.aborted) return;
      setBusy(false);
      if (!job) return showRefusal(error);
      toast.success(t('issueStarted', { count: check.ready }));
      return onDone(job);
    }
    const { data: issueCheck, error } = await checkIssue(issueInput);
    if (appSignal.aborted) return;
    setBusy(false);
    if (issueCheck) setCheck(issueCheck);
    else showRefusal(error);
  };
  /** Adds the people who have passed the training and have no certificate of it. */
  const fillPassed = async (trainId: string): Promise<void> => {
    setBusy(true);
    setFault(null);
    const people: Choice[] = [];
    for (let pageNum = 1; people.length < MAX_CERTIFICATES; pageNum += 1) {
      const query = { trainId, status: 'finished', pageNum, pageSize: PAGE } as const;
      const { data: page, error } = await findPassed(query);
      if (appSignal.aborted) return;
      if (!page) {
        setBusy(false);
        return setFault(failureOf(error).message);
      }
      const unissued = page.list.filter(({ certificateNo }) => certificateNo === null);
      people.push(...unissued.map(({ userId, name }) => ({ value: userId, label: name })));
      if (pageNum * PAGE >= page.total) break;
    }
    setBusy(false);
    change({ people: people.slice(0, MAX_CERTIFICATES) });
    if (people.length === 0) setFault(t('nobodyPassed'));
  };
  return { fillPassed, order, change, check, isBusy, fault, trainFault, submit };
}
