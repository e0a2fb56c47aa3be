import { loadedOf, type ReadResult, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { phrases } from '../phrases';
import { type TreeNode, treeOptions } from './tree-options';

export interface TreeSelectProps {
  /** Passed by Form.Item, whose label points to it. */
  id?: string;
  label: string;
  placeholder: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  style?: CSSProperties;
  /** Whether the choice may be cleared; true by default. */
  allowClear?: boolean;
}

interface Props extends TreeSelectProps {
  tree: ReadResult<readonly TreeNode[]> & { refetch(): unknown };
  failedText: string;
  /** False until the options have been requested. */
  isRequested?: boolean;
  onOpen?: () => void;
}

/**
 * Chooses a tree node, searchable by any part of its path; options that failed to load are requested again on
 * opening.
 */
export function TreeSelect({ tree, failedText, value, onChange, ...field }: Props) {
  const { isRequested = true, onOpen, id, label, placeholder, style, allowClear = true } = field;
  const { t } = phrases.use();
  const clear = useClear();
  const nodes = loadedOf(tree);
  const treeChoices = useMemo(() => treeOptions(tree.currentData ?? []), [tree.currentData]);
  // The node of an old link may have been deleted; its id means nothing to a person.
  const isGone = Boolean(value) && !treeChoices.some((option) => option.value === value);
  const options =
    isGone && value
      ? [...treeChoices, { value, label: t('choiceGone'), disabled: true }]
      : treeChoices;
  const failed = nodes.status === 'failed';
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear={allowClear && clear}
      showSearch={{ optionFilterProp: 'label' }}
      style={style}
      placeholder={placeholder}
      status={failed ? 'warning' : ''}
      loading={isRequested && nodes.status === 'loading'}
      options={options}
      // Until the names have loaded nothing is shown, since an id means nothing to a person.
      value={treeChoices.length > 0 ? (value ?? null) : null}
      onChange={(next) => onChange?.(next ?? null)}
      onOpenChange={(open) => {
        if (open) onOpen?.();
        if (open && failed) tree.refetch();
      }}
      notFoundContent={failed ? failedText : undefined}
    />
  );
}
