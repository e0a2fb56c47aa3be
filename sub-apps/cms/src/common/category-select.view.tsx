import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';
import { data } from './data';

/** Selects a category of articles. */
export function ArticleCategory(props: TreeSelectProps) {
  const { t } = phrases.use();
  const tree = data.useResourceCategoryGetTreeQuery({ type: 'article' });
  return <TreeSelect {...props} tree={tree} failedText={t('categoriesFailed')} />;
}
