import { type CategoryNode, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** Moves a category among its siblings, or deletes it. */
export function useCategoryActions() {
  const appSignal = useAppLife();
  const [update, moving] = data.useResourceCategoryUpdateByIdMutation();
  const [remove, removing] = data.useResourceCategoryDeleteMutation();
  const showError = (error: unknown): void => {
    const failure = failureOf(error);
    if (!appSignal.aborted && !failure.cancelled) toast.error(failure.message);
  };
  return {
    isBusy: moving.isLoading || removing.isLoading,
    shift: async ({ id, order, version }: CategoryNode, offset: -1 | 1): Promise<void> => {
      const { error } = await update({ id, version, order: order + offset });
      if (error) showError(error);
    },
    remove: async ({ id }: CategoryNode): Promise<void> => {
      const { error } = await remove({ id });
      if (error) showError(error);
      else if (!appSignal.aborted) toast.success(phrases.t('deleted'));
    },
  };
}
