import type { CategoryType } from '@edu/shared-utility';
import { TreeSelect } from '@edu/shared-utility/admin';
import type { CSSProperties } from 'react';
import { data } from '../page-data';
import { categoryWords } from './phrases';

interface Props {
  readonly kind: CategoryType;
  readonly id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value?: string | null;
  readonly onChange?: (id: string | null) => void;
  readonly style?: CSSProperties;
}

/** Selects a category of a kind. */
export function CategoryField({ kind, ...field }: Props) {
  const { t } = categoryWords.use();
  const { label = t('category'), placeholder = t('none') } = field;
  const tree = data.useResourceCategoryGetTreeQuery({ type: kind });
  return (
    <TreeSelect
      {...field}
      label={label}
      placeholder={placeholder}
      tree={tree}
      failedText={t('failed')}
    />
  );
}
