import { ApiError, type Resource, type ResourceKind } from '@edu/shared-utility';
import type { BulkAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export interface MoveTarget {
  readonly categoryId: string | null;
  readonly kind: ResourceKind;
}

interface Questions {
  readonly from: 'granted' | 'offered' | undefined;
  readonly askTarget: (count: number) => Promise<MoveTarget | null>;
  readonly askReason: (count: number) => Promise<string | null>;
}

const localRefusal = (message: string) =>
  new ApiError({ kind: 'business', code: -1, message, call: '' });

/** The bulk actions on resources. */
export function useResourceBulk({ from, askTarget, askReason }: Questions): BulkAction<Resource>[] {
  const { t } = phrases.use();
  const [update] = data.useResourceUpdateResourceByIdMutation();
  const [remove] = data.useResourceDeleteMutation();
  const [apply] = data.useResApplicationBatchApplyMutation();
  const target = useRef<MoveTarget | null>(null);
  const reason = useRef('');
  const permission = 'resource.write';
  const applyFor = (rows: readonly Resource[]) =>
    apply({ resourceIds: rows.map(({ id }) => id), reason: reason.current });
  if (from === 'granted') return [];
  if (from === 'offered') {
    return [
      {
        key: 'apply',
        label: t('apply'),
        permission,
        ask: async (count) => {
          const answer = await askReason(count);
          reason.current = answer ?? '';
          return answer !== null;
        },
        send: (row) => applyFor([row]),
        sendMany: applyFor,
        done: (count) => t('applySent', { count }),
      },
    ];
  }
  return [
    {
      key: 'move',
      label: t('move'),
      permission,
      ask: async (count) => {
        target.current = await askTarget(count);
        return target.current !== null;
      },
      send: async ({ id, kind, version }) => {
        const { categoryId = null, kind: targetKind } = target.current ?? {};
        if (categoryId !== null && kind !== targetKind)
          return { error: localRefusal(t('otherKind')) };
        return update({ id, version, categoryId });
      },
      done: (count) => t('moved', { count }),
    },
    {
      key: 'delete',
      label: t('delete'),
      permission,
      danger: true,
      confirm: (count) => ({ title: t('bulkDeleteTitle', { count }), hint: t('deleteHint') }),
      send: ({ id }) => remove({ id }),
      done: (count) => t('bulkDeleted', { count }),
    },
  ];
}
