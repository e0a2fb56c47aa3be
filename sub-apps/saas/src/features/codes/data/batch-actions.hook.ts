import { type CodeBatch, toast, useAppLife } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { saveCodes } from './code-file';

/** The actions on a batch of the list. */
export function useBatchActions(edit: (row: CodeBatch) => void): RowAction<CodeBatch>[] {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [stop] = data.useRedemptionStopBatchMutation();
  const save = async ({ id, name }: CodeBatch): Promise<void> => {
    const isSaved = await saveCodes(id);
    if (isSaved && !appSignal.aborted) toast.success(t('exported', { name }));
  };
  const set = (stopped: boolean): Pick<RowAction<CodeBatch>, 'send' | 'done'> => ({
    send: ({ id, version }) => stop({ id, version, stopped }),
    done: ({ id, name }) => ({
      message: t(stopped ? 'stopped' : 'wentOn', { name }),
      undo: () => stop({ id, stopped: !stopped }).unwrap(),
      undone: t('undone'),
      failed: (error) => failureOf(error).message,
    }),
  });
  return [
    { key: 'edit', label: t('save'), permission: 'code.write', run: edit },
    {
      key: 'export',
      label: t('export'),
      permission: 'code.export',
      disabled: ({ state, made, count }) =>
        state === 'making' ? t('making', { made, count }) : null,
      run: (row) => void save(row),
    },
    {
      key: 'stop',
      label: t('stop'),
      permission: 'code.write',
      // expired codes cannot be redeemed
      hidden: ({ state, isOver }) => state !== 'ready' || isOver,
      ...set(true),
    },
    {
      key: 'goOn',
      label: t('goOn'),
      permission: 'code.write',
      hidden: ({ state, isOver }) => state !== 'stopped' || isOver,
      ...set(false),
    },
  ];
}
