import type { CategoryNode, CategoryType } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { data } from '../page-data';
import { categoryWords } from './phrases';

/** Form of a category's name; a new one is created below the given category. */
export function useCategoryForm(type: CategoryType, reload: () => void) {
  const [add] = data.useResourceCategoryAddMutation();
  const [update] = data.useResourceCategoryUpdateByIdMutation();
  const [parentId, setParent] = useState<string | null>(null);
  const form = useRecordForm({
    valuesOf: (row: CategoryNode | null) => ({ name: row?.name ?? '' }),
    inputOf: ({ name }) => ({ name: name.trim() }),
    add: ({ name }) => add({ type, name, parentId }),
    change: ({ id, version }: CategoryNode, changes) => update({ id, version, ...changes }),
    done: (isNew) => categoryWords.t(isNew ? 'added' : 'saved'),
    reload,
    conflictField: 'name',
  });
  return {
    form,
    addBelow: (parent: CategoryNode | null): void => {
      setParent(parent?.id ?? null);
      form.open(null);
    },
    rename: form.open,
  };
}
