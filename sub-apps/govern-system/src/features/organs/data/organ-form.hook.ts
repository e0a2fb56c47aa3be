import type { Organ } from '@edu/shared-utility';
import { trimmed, useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases as appWords } from '../../../phrases';

export interface OrganValues {
  name: string;
  channel: string;
  branchName: string;
}

/** The form of an organisation; for a new one it also asks for the first branch. */
export function useOrganForm(reload: () => void) {
  const [add] = data.useOrganAddMutation();
  const [update] = data.useOrganUpdateMutation();
  return useRecordForm<Organ, OrganValues, OrganValues>({
    valuesOf: (row: Organ | null): OrganValues => ({
      name: row?.name ?? '',
      channel: row?.channel ?? '1',
      branchName: '',
    }),
    inputOf: trimmed,
    add: ({ branchName, ...input }) => add({ ...input, ...(branchName && { branchName }) }),
    change: ({ id, version }, { branchName: _, ...changes }) => update({ id, version, ...changes }),
    done: () => appWords.t('form.saved'),
    reload,
    conflictField: 'name',
  });
}
