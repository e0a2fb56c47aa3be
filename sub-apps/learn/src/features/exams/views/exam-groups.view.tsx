import { type StudentExam, useContextValue } from '@edu/shared-utility';
import { Empty, theme } from 'antd';
import { phrases } from '../phrases';
import { ExamCard } from './exam-card.view';
import { canSit } from './exam-texts';

type Group = 'now' | 'toCome' | 'done';

const groups: readonly Group[] = ['now', 'toCome', 'done'];

function groupOf(exam: StudentExam): Group {
  if (canSit(exam)) return 'now';
  return exam.phase === 'planned' && !exam.best ? 'toCome' : 'done';
}

export function ExamGroups({ exams }: { readonly exams: readonly StudentExam[] }) {
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
