import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { phrases } from '../phrases';
import { type TreeNode, treeOptions } from './tree-options';

export interface TreeSelectProps {
  /** Form.Item gives the id that its label points to. */
  id?: string;
  label: string;
  placeholder: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  style?: CSSProperties;
  /** Where none is one of the choices; true unless given. */
  allowClear?: boolean;
}

interface Props extends TreeSelectProps {
  tree: ReadResult<readonly TreeNode[]> & { refetch(): unknown };
  failedText: string;
  /** False until somebody wants the choices. */
  isAsked?: boolean;
  onWanted?: () => void;
}

/** One of a tree by any part of its path; what did not come is asked for again on opening. */
export function TreeSelect({ tree, failedText, value, onChange, ...field }: Props) {
  const { isAsked = true, onWanted, id, label, placeholder, style, allowClear = true } = field;
  const { t } = phrases.use();
  const nodes = loadedOf(tree);
  const known = useMemo(() => treeOptions(tree.currentData ?? []), [tree.currentData]);
  // of an old link, or deleted meanwhile: its id says nothing to a person
  const isGone = Boolean(value) && !known.some((option) => option.value === value);
  const options =
    isGone && value ? [...known, { value, label: t('choiceGone'), disabled: true }] : known;
  const failed = nodes.status === 'failed';
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear={allowClear}
      showSearch={{ optionFilterProp: 'label' }}
      style={style}
      placeholder={placeholder}
      status={failed ? 'warning' : ''}
      loading={isAsked && nodes.status === 'loading'}
      options={options}
      // until the names are there, an id says nothing to a person
      value={known.length > 0 ? (value ?? null) : null}
      onChange={(next) => onChange?.(next ?? null)}
      onOpenChange={(open) => {
        if (open) onWanted?.();
        if (open && failed) tree.refetch();
      }}
      notFoundContent={failed ? failedText : undefined}
    />
  );
}
