import { treeOptions } from '@edu/shared-utility/admin';
import { useMemo } from 'react';
import { data } from './data';
import { ManySelect } from './many-select.view';

interface Props {
  readonly id: string;
  readonly placeholder: string;
  readonly disabled?: boolean;
  readonly value?: string[];
  readonly onChange?: (ids: string[]) => void;
}

/** Selects departments of the organisation, each with its descendants. */
export function DepartmentsSelect({ value = [], ...field }: Props) {
  const read = data.useDepartmentGetTreeQuery();
  const options = useMemo(() => treeOptions(read.currentData ?? []), [read.currentData]);
  return <ManySelect {...field} value={value} read={read} options={options} />;
}
