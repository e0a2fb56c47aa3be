import { loadedOf } from '@edu/shared-utility/data';
import { Flex, Tag, theme } from 'antd';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** The papers with a question, each with the revision that it uses. */
export function QuestionUses({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useQuestionFindUsesQuery({ id });
  const load = loadedOf(read);
  if (load.status === 'failed') return <SmallFailure onRetry={() => void read.refetch()} />;
  const uses = load.data ?? [];
  if (uses.length === 0) {
    return load.status === 'ready' ? (
      <span style={{ color: token.colorTextSecondary }}>{t('noUses')}</span>
    ) : null;
  }
  return (
    <ul
      aria-label={t('section.uses')}
      style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {uses.map(({ paperId, title, status, revision }) => (
        <Flex key={paperId} component="li" justify="space-between" gap="small">
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}{' '}
            <span style={{ color: token.colorTextSecondary }}>
              {t('revisionNumber', { number: revision })}
            </span>
          </span>
          <Tag variant="filled">{t(`paperStatus.s${status}`)}</Tag>
        </Flex>
      ))}
    </ul>
  );
}
