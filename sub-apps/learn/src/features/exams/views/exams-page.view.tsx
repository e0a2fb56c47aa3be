import {
  PageHeading,
  type StudentExam,
  StyleSheet,
  useContextValue,
  useDelayed,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { usePageEdge } from '../../../common/page-edge.hook';
import { data } from '../data/exam-data';
import { useSendStoredAnswers } from '../data/send-stored-answers.hook';
import { phrases } from '../phrases';
import { ExamCard } from './exam-card.view';
import { examStyles } from './exam-styles';
import { canSit } from './exam-words';

export const prepare = (): Promise<void> => phrases.load();

type Group = 'now' | 'toCome' | 'done';
const groups: readonly Group[] = ['now', 'toCome', 'done'];

function groupOf(exam: StudentExam): Group {
  if (canSit(exam)) return 'now';
  return exam.phase === 'planned' && !exam.best ? 'toCome' : 'done';
}

function Groups({ exams }: { readonly exams: readonly StudentExam[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const zone = useContextValue('timezone');
  if (exams.length === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
        <p style={{ color: token.colorTextSecondary }}>{t('emptyHint')}</p>
      </Empty>
    );
  }
  return (
    <>
      <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>
        {t('zone', { zone })}
      </p>
      {groups.map((group) => {
        const examsOfGroup = exams.filter((exam) => groupOf(exam) === group);
        if (examsOfGroup.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`exams-${group}`} style={{ marginBlockEnd: 24 }}>
            <h2
              id={`exams-${group}`}
              style={{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSizeHeading5 }}
            >
              {t(`groups.${group}`)}
            </h2>
            <ul className="exam-grid">
              {examsOfGroup.map((exam) => (
                <li key={exam.id}>
                  <ExamCard exam={exam} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** /learn/exams: the person's current, future and past exams. */
export default function ExamsPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const read = data.useSittingFindMineQuery();
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  const unsentCount = useSendStoredAnswers();
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{ margin: `${token.margin}px ${pageMargin}px ${token.marginLG}px` }}
    >
      <StyleSheet css={examStyles(token)} />
      <PageHeading>{t('title')}</PageHeading>
      {unsentCount > 0 && (
        <Alert
          role="status"
          type="warning"
          showIcon
          title={t('kept', { count: unsentCount })}
          style={{ marginBlockEnd: token.margin }}
        />
      )}
      {load.status === 'failed' ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : load.data ? (
        <Groups exams={load.data} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      )}
    </section>
  );
}
