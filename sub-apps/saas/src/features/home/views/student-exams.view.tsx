import { formatDate, PageLink, type StudentExam } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

/** Where a student sits exams; the page is of another application. */
export const examsPage = '/learn/exams';

const shown = 3;

/** What the person can begin, go on with, or will sit. */
const isAhead = ({ phase, left, openSittingId }: StudentExam): boolean =>
  openSittingId !== null || (phase !== 'over' && left !== 0);

function stateOf({ phase, openSittingId, startsAt, endsAt }: StudentExam): string {
  const { t } = phrases;
  if (openSittingId) return t('student.examGoesOn');
  if (phase === 'planned' && startsAt) {
    return t('student.examFrom', { moment: formatDate(startsAt, 'datetime') });
  }
  return endsAt
    ? t('student.examUntil', { moment: formatDate(endsAt, 'datetime') })
    : t('student.examOpen');
}

/** The exams that wait for a student. */
export function StudentExams() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useSittingFindMineQuery();
  const load = loadedOf(read);
  const exams = load.status === 'failed' ? undefined : load.data?.filter(isAhead);
  return (
    <Panel title={t('student.exams')}>
      {load.status === 'failed' && (
        <p role="alert" style={{ margin: `0 0 ${token.marginSM}px` }}>
          {t('student.examsFailed')}{' '}
          <Button size="small" onClick={read.refetch}>
            {t('retry')}
          </Button>
        </p>
      )}
      {exams?.length === 0 && <p style={{ margin: 0 }}>{t('student.noExams')}</p>}
      <ul style={{ margin: `0 0 ${token.marginSM}px`, padding: 0, listStyle: 'none' }}>
        {exams?.slice(0, shown).map((exam) => (
          <li key={exam.id} style={{ padding: `${token.paddingXXS}px 0` }}>
            <PageLink
              to={`${examsPage}/${exam.id}`}
              style={{ color: token.colorLink, overflowWrap: 'anywhere' }}
            >
              {exam.title}
            </PageLink>
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {stateOf(exam)}
            </div>
          </li>
        ))}
      </ul>
      <PageLink to={examsPage} style={{ color: token.colorLink }}>
        {t('student.allExams')}
      </PageLink>
    </Panel>
  );
}
