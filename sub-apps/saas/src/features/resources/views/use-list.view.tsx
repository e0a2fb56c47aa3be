import { PageLink } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Flex, Tag, theme } from 'antd';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

const courseStatuses = ['draft', 'published', 'unpublished', 'cancelled', 'terminated'] as const;

/** The courses that use a resource, if the person may read courses. */
export function UseList({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useResourceFindUsesQuery({ id });
  const load = loadedOf(read);
  if (load.status === 'failed') return <SmallFailure onRetry={() => void read.refetch()} />;
  const uses = load.data ?? [];
  if (uses.length === 0) {
    return load.status === 'ready' ? (
      <span style={{ color: token.colorTextSecondary }}>{t('noUses')}</span>
    ) : null;
  }
  const statusText = (status: string): string => {
    const courseStatus = courseStatuses.find((name) => name === status);
    return courseStatus ? t(`courseStatus.${courseStatus}`) : status;
  };
  return (
    <ul
      aria-label={t('section.uses')}
      style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {uses.map(({ courseId, title, status }) => (
        <Flex key={courseId} component="li" justify="space-between" gap="small">
          <PageLink
            to={`/saas/course/${encodeURIComponent(courseId)}/basics`}
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </PageLink>
          <Tag>{statusText(status)}</Tag>
        </Flex>
      ))}
    </ul>
  );
}
