import { type ArticleSummary, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

type VersionedId = Pick<ArticleSummary, 'id' | 'version'>;

/** The transitions that need at most a confirmation. */
export function useArticleMoves() {
  const [submit] = data.useArticleSubmitMutation();
  const [withdraw] = data.useArticleWithdrawMutation();
  const [publish] = data.useArticlePublishMutation();
  const [unschedule] = data.useArticleUnscheduleMutation();
  const [unPublish] = data.useArticleUnPublishMutation();
  const [discard] = data.useArticleDiscardMutation();
  const [remove] = data.useArticleDeleteMutation();
  return { submit, withdraw, publish, unschedule, unPublish, discard, delete: remove };
}

export type PlainMove = keyof ReturnType<typeof useArticleMoves>;

/** Runs such a transition on the page of one article. @returns whether it succeeded */
export function useRunArticleMove() {
  const appSignal = useAppLife();
  const writes = useArticleMoves();
  const [busy, setBusy] = useState<PlainMove | null>(null);
  const go = async (move: PlainMove, { id, version }: VersionedId): Promise<boolean> => {
    setBusy(move);
    const { error } = await writes[move]({ id, version });
    if (appSignal.aborted) return false;
    setBusy(null);
    if (!error) {
      toast.success(phrases.t(`done.${move}`));
      return true;
    }
    const failure = failureOf(error);
    const [first] = Object.values(failure.fields);
    if (!failure.cancelled) toast.error(first ?? failure.message);
    return false;
  };
  return { busy, go };
}
