import { type CategoryNode, toast } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useIfMounted } from '../if-mounted.hook';
import { data } from '../page-data';
import { categoryWords } from './phrases';

interface CategoryPosition {
  readonly parentId: string | null;
  readonly order: number;
}

/** Actions on a category without a form; after a refusal the tree is refetched. */
export function useCategoryRequests(reload: () => void) {
  const { t } = categoryWords.use();
  const [update, moving] = data.useResourceCategoryUpdateByIdMutation();
  const [remove, removing] = data.useResourceCategoryDeleteMutation();
  const [ask, questions] = useQuestion();
  const ifMounted = useIfMounted();
  const showOutcome = (error: unknown, done: string): void => {
    if (!error) {
      toast.success(done);
      return;
    }
    toast.error(failureOf(error).message);
    ifMounted(reload);
  };
  const move = async ({ id, version }: CategoryNode, target: CategoryPosition): Promise<void> => {
    const { error } = await update({ id, version, ...target });
    showOutcome(error, t('moved'));
  };
  const removeCategory = async ({ id }: CategoryNode): Promise<void> => {
    const { error } = await remove({ id });
    showOutcome(error, t('deleted'));
  };
  return {
    questions,
    isBusy: moving.isLoading || removing.isLoading,
    move: (node: CategoryNode, target: CategoryPosition) => void move(node, target),
    remove: (node: CategoryNode) =>
      ask({
        title: t('deleteTitle', { name: node.name }),
        content: t('deleteHint'),
        okText: t('delete'),
        cancelText: t('cancel'),
        danger: true,
        onOk: () => void removeCategory(node),
      }),
  };
}
