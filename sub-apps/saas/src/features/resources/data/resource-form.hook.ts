import type { Resource, ResourceChange } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export interface ResourceValues {
  title: string;
  categoryId: string | null;
  copyrightUnitId: string | null;
  shared: boolean;
}

const valuesOf = (row: Resource | null): ResourceValues => ({
  title: row?.title ?? '',
  categoryId: row?.categoryId ?? null,
  copyrightUnitId: row?.copyrightUnitId ?? null,
  shared: row?.shared ?? false,
});

/** The state of the form of a resource's details; its file is replaced separately. */
export function useResourceForm(reload: () => void) {
  const [update] = data.useResourceUpdateResourceByIdMutation();
  return useRecordForm({
    valuesOf,
    inputOf: (values) => ({ ...values, title: values.title.trim() }),
    change: ({ id, version }: Resource, changes) =>
      update({ id, version, ...changes } as ResourceChange),
    done: () => phrases.t('form.saved'),
    reload,
    draft: { name: 'saas.resource', idOf: ({ id }) => id },
  });
}
