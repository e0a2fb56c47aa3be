import { TreeSelect } from 'antd';
import { phrases } from './phrases';
import type { TreeRow } from './tree-data';

/** Value for the top level, which is no row's id. */
export const top = 'top';

interface Place {
  readonly value: string;
  readonly title: string;
  readonly children: Place[];
}

const toPlaces = <T extends TreeRow<T>>(rows: readonly T[]): Place[] =>
  rows.map(({ id, name, children }) => ({ value: id, title: name, children: toPlaces(children) }));

interface Props<T> {
  readonly rows: readonly T[];
  /** Whether a row may be at the top level. */
  readonly hasTop?: boolean;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** Selects a parent in the tree: one of its rows, or the top level. */
export function PlaceSelect<T extends TreeRow<T>>({ rows, hasTop = true, ...field }: Props<T>) {
  const { t } = phrases.use();
  return (
    <TreeSelect
      {...field}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      treeData={
        hasTop ? [{ value: top, title: t('topLevel'), children: toPlaces(rows) }] : toPlaces(rows)
      }
      style={{ width: '100%' }}
    />
  );
}
