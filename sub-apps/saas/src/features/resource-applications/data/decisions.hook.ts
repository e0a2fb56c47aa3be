import { ApiError, type ResourceApplication } from '@edu/shared-utility';
import type { BulkAction, RowAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Questions {
  /** Asks for the end of the grant (null for no end); resolves to null if cancelled. */
  readonly askTerm: (count: number) => Promise<{ readonly expiresAt: string | null } | null>;
  readonly askRefusal: (count: number) => Promise<string | null>;
}

const refusedHere = (message: string) => ({
  error: new ApiError({ kind: 'business', code: -1, message, call: '' }),
});

/** The owner's decisions on applications, as bulk actions. */
export function useDecisions({
  askTerm,
  askRefusal,
}: Questions): BulkAction<ResourceApplication>[] {
  const { t } = phrases.use();
  const [grant] = data.useResApplicationBatchGrantMutation();
  const [refuse] = data.useResApplicationRefuseGrantMutation();
  const [end] = data.useResApplicationEndGrantsMutation();
  const until = useRef<string | null>(null);
  const refusal = useRef('');
  const permission = 'resource.grant';
  const grantMany = async (rows: readonly ResourceApplication[]) =>
    rows.every(({ status }) => status === 'pending')
      ? grant({ ids: rows.map(({ id }) => id), expiresAt: until.current })
      : refusedHere(t('notPending'));
  const endMany = async (rows: readonly ResourceApplication[]) =>
    rows.every(({ status }) => status === 'granted')
      ? end({ ids: rows.map(({ id }) => id) })
      : refusedHere(t('notGranted'));
  return [
    {
      key: 'grant',
      label: t('grant'),
      permission,
      ask: async (count) => {
        const term = await askTerm(count);
        until.current = term?.expiresAt ?? null;
        return term !== null;
      },
      send: (row) => grantMany([row]),
      sendMany: grantMany,
      done: (count) => t('granted', { count }),
    },
    {
      key: 'refuse',
      label: t('refuse'),
      permission,
      ask: async (count) => {
        const answer = await askRefusal(count);
        refusal.current = answer ?? '';
        return answer !== null;
      },
      send: async ({ id, status }) =>
        status === 'pending'
          ? refuse({ id, refusal: refusal.current })
          : refusedHere(t('notPending')),
      done: (count) => t('refused', { count }),
    },
    {
      key: 'end',
      label: t('end'),
      permission,
      danger: true,
      confirm: (count) => ({ title: t('endTitle', { count }), hint: t('endHint') }),
      send: (row) => endMany([row]),
      sendMany: endMany,
      done: (count) => t('ended', { count }),
    },
  ];
}

/** The same decisions for one row, with the same dialogs. */
export const rowActions = (
  decisions: readonly BulkAction<ResourceApplication>[],
  decide: (decision: BulkAction<ResourceApplication>, row: ResourceApplication) => void,
): RowAction<ResourceApplication>[] =>
  decisions.map((decision) => {
    const { key, label, permission = '', danger = false, confirm } = decision;
    return {
      key,
      label,
      permission,
      danger,
      hidden: ({ status }) => status !== (key === 'end' ? 'granted' : 'pending'),
      ...(confirm
        ? {
            confirm: () => confirm(1, false) ?? { title: label, hint: '' },
            send: async (row: ResourceApplication) => (await decision.send?.(row)) ?? {},
            done: () => decision.done(1, []),
          }
        : { run: (row: ResourceApplication) => decide(decision, row) }),
    };
  });
