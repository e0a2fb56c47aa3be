import { type Article, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** Makes a former version of an article its draft. */
export function useRestore({ id, version }: Article) {
  const appSignal = useAppLife();
  const [restore, { isLoading }] = data.useArticleRestoreRevisionMutation();
  const restoreRevision = async (number: number): Promise<void> => {
    const { error } = await restore({ id, version, number });
    if (appSignal.aborted) return;
    if (error) toast.error(failureOf(error).message);
    else toast.success(phrases.t('restored', { number }));
  };
  return { isBusy: isLoading, restoreRevision };
}
