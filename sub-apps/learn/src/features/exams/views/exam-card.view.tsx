import { PageLink, type StudentExam } from '@edu/shared-utility';
import { Flex, Tag, theme } from 'antd';
import { phrases } from '../phrases';
import { attemptsText, minutesText, outcomeText, periodText } from './exam-texts';

/** Tags for passed, failed or running; none otherwise. */
export function ExamTags({ exam }: { readonly exam: StudentExam }) {
  const { t } = phrases.use();
  const { openSittingId, best } = exam;
  return (
    <>
      {openSittingId && <Tag color="processing">{t('goesOn')}</Tag>}
      {best?.passed === true && <Tag color="success">{t('passed')}</Tag>}
      {best?.passed === false && <Tag color="error">{t('notPassed')}</Tag>}
    </>
  );
}

/** A card for one exam in the list. */
export function ExamCard({ exam }: { readonly exam: StudentExam }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const outcome = outcomeText(exam);
  return (
    <article className="exam-card">
      <Flex justify="space-between" gap="small" align="start">
        <h3>
          <PageLink to={`/learn/exams/${exam.id}`} style={{ color: token.colorText }}>
            {exam.title}
          </PageLink>
        </h3>
        <ExamTags exam={exam} />
      </Flex>
      <p>{periodText(exam)}</p>
      <p>
        {[
          minutesText(exam),
          t('questions', { count: exam.questionCount }),
          attemptsText(exam),
        ].join(' · ')}
      </p>
      {outcome && (
        <p style={{ marginBlockStart: token.marginXS, color: token.colorText, fontWeight: 600 }}>
          {outcome}
        </p>
      )}
    </article>
  );
}
