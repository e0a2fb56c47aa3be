import type { CategoryNode } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** Form of a category's name and parent; a new one is created below the given category. */
export function useClassForm(reload: () => void) {
  const [add] = data.useResourceCategoryAddMutation();
  const [update] = data.useResourceCategoryUpdateByIdMutation();
  const [parentId, setParentId] = useState<string | null>(null);
  const form = useRecordForm({
    valuesOf: (row: CategoryNode | null) => ({
      name: row?.name ?? '',
      parentId: row ? row.parentId : parentId,
    }),
    inputOf: ({ name, parentId }) => ({ name: name.trim(), parentId: parentId ?? null }),
    add: (input) => add({ type: 'article', ...input }),
    change: ({ id, version }: CategoryNode, changes) => update({ id, version, ...changes }),
    done: (isNew) => phrases.t(isNew ? 'added' : 'saved'),
    reload,
    conflictField: 'name',
  });
  return {
    form,
    addBelow: (parent: CategoryNode | null): void => {
      setParentId(parent?.id ?? null);
      form.open(null);
    },
  };
}
