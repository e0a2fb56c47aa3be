import { type FormSpec, type RecordForm, trimmed, useRecordForm } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { phrases as appWords } from '../../phrases';
import { top } from './place-select.view';
import type { TreeRow } from './tree-data';

/** The form to open: of a row, or of a new one below `parentId`. */
export interface TreeFormRequest<T> {
  readonly row: T | null;
  readonly parentId: string | null;
}

export interface TreeForm<T, V extends object> extends RecordForm<T, V & TreeParent> {
  ask(request: TreeFormRequest<T>): void;
}

interface TreeParent {
  readonly parentId: string;
}
type TreeInput<I> = Partial<I> & { id?: string; version?: number; parentId?: string | null };

interface TreeFormSpec<T, V extends object, I extends object> {
  valuesOf(row: T | null): V;
  inputOf?(values: V): I;
  /** @param current the row to change */
  save(row: TreeInput<I>, current: T | null): ReturnType<NonNullable<FormSpec<T, V, I>['add']>>;
  reload(): void;
}

/** The form of a tree's rows; a new row's parent is preselected. */
export function useTreeForm<T extends TreeRow<T>, V extends object, I extends object = V>(
  spec: TreeFormSpec<T, V, I>,
): TreeForm<T, V> {
  const [parentId, setParentId] = useState<string | null>(null);
  const form = useRecordForm<T, V & TreeParent, I & { parentId: string | null }>({
    valuesOf: (row) => ({
      ...spec.valuesOf(row),
      parentId: (row ? row.parentId : parentId) ?? top,
    }),
    inputOf: ({ parentId, ...values }) => {
      const trimmedValues = trimmed(values) as unknown as V;
      const input = spec.inputOf?.(trimmedValues) ?? (trimmedValues as unknown as I);
      return { ...input, parentId: parentId === top ? null : parentId };
    },
    add: (input) => spec.save(input as TreeInput<I>, null),
    change: (current, changes) => {
      const { id, version } = current;
      const row = { id, ...(version !== undefined && { version }), ...changes };
      return spec.save(row as TreeInput<I>, current);
    },
    done: () => appWords.t('form.saved'),
    reload: spec.reload,
    conflictField: 'name' as never,
  });
  const openForm = ({ row, parentId }: TreeFormRequest<T>): void => {
    setParentId(parentId);
    form.open(row);
  };
  return { ...form, ask: openForm };
}
