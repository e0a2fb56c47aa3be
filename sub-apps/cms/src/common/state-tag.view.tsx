import type { ArticleStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  ...({ draft: 'default', review: 'processing', returned: 'warning' } as const),
  ...({ scheduled: 'purple', published: 'success', unpublished: 'default' } as const),
} satisfies Record<ArticleStatus, string>;

/** The state of an article. */
export function StateTag({ status }: { readonly status: ArticleStatus }) {
  const { t } = phrases.use();
  return <Tag color={colours[status]}>{t(`is.${status}`)}</Tag>;
}
