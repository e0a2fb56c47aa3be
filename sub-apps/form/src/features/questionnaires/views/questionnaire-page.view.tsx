import { errorCodes, FailedNotice, ForbiddenPage, NotFoundPage } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { chartPhrases } from '@edu/shared-utility/charts';
import { failureOf, isMissingCode, prepareDrafts, usePageName } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useParams } from 'react-router';
import { answeringWords } from '../../../common/answering/phrases';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { LoadedQuestionnaire } from './loaded-questionnaire.view';

export const prepare = () =>
  Promise.all([
    prepareDrafts(),
    ...[phrases, adminPhrases, answeringWords, chartPhrases].map((words) => words.load()),
  ]);

/** /form/questionnaires/<id>/<tab>: one questionnaire. */
export default function QuestionnairePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id = '', tab } = useParams();
  const read = data.useQuestionnaireFindByIdQuery({ id });
  const row = read.data?.id === id ? read.data : undefined;
  usePageName(row?.title ?? null);
  if (row)
    return (
      <LoadedQuestionnaire
        key={id}
        row={row}
        isStale={read.isFetching}
        {...(tab !== undefined && { tab })}
      />
    );
  if (read.error && !read.isFetching) {
    const { code, message } = failureOf(read.error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
    if (isMissingCode(code)) {
      return <NotFoundPage back={{ label: t('toList'), href: '/form/questionnaires' }} />;
    }
    return <FailedNotice title={t('failed')} hint={message} onRetry={() => void read.refetch()} />;
  }
  return (
    <div role="status" aria-busy aria-label={t('loading')} style={{ padding: token.paddingLG }}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
