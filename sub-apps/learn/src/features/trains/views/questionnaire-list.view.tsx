import { formatDate, PageLink } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Tag, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** Questionnaires of the person's trainings, unanswered ones first; renders nothing without any. */
export function QuestionnaireList() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useQuestionnaireAnswerFindMineQuery(undefined, {
    // Answering is no write of this app's data layer, so it invalidates nothing.
    refetchOnMountOrArgChange: true,
  });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        style={{ marginBlockEnd: token.margin }}
        title={t('askedFailed')}
        description={load.message}
        action={<Button onClick={read.refetch}>{t('retry')}</Button>}
      />
    );
  }
  if (!load.data || load.data.length === 0) return null;
  return (
    <section aria-label={t('asked')} style={{ marginBlockEnd: token.marginLG }}>
      <h2 style={{ fontSize: token.fontSizeLG, margin: `0 0 ${token.marginXS}px` }}>
        {t('asked')}
      </h2>
      <ul
        style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {load.data.map(({ id, title, trainTitle, anonymous, closesAt, questions, answered }) => (
          <li
            key={id}
            style={{
              ...{ padding: token.paddingSM, borderRadius: token.borderRadiusLG },
              background: token.colorBgContainer,
              border: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <Flex wrap gap="small" align="center" justify="space-between">
              {answered ? (
                <span style={{ overflowWrap: 'anywhere' }}>{title}</span>
              ) : (
                <PageLink to={`/form/answer?id=${id}`} style={{ color: token.colorLink }}>
                  {title}
                </PageLink>
              )}
              {answered && <Tag color="success">{t('answered')}</Tag>}
            </Flex>
            <p style={{ margin: 0, color: token.colorTextSecondary }}>
              {[
                trainTitle,
                t('askedQuestions', { count: questions }),
                t(anonymous ? 'askedAnonymous' : 'askedNamed'),
                ...(closesAt ? [t('askedUntil', { time: formatDate(closesAt, 'datetime') })] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
