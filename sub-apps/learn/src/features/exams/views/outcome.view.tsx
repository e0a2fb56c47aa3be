import { PageLink, type StudentExam } from '@edu/shared-utility';
import { Flex, theme } from 'antd';
import { phrases } from '../phrases';
import { ExamTags } from './exam-card.view';
import { outcomeText } from './exam-texts';

/** The result of an exam, as far as it may be shown, with a link to the answers. */
export function Outcome({ exam }: { readonly exam: StudentExam }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { best, mayReview, id } = exam;
  if (!best) return null;
  return (
    <section
      aria-labelledby="exam-outcome"
      style={{
        marginBlockEnd: token.marginLG,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorFillQuaternary,
      }}
    >
      <h2 id="exam-outcome" style={{ margin: 0, fontSize: token.fontSize, fontWeight: 400 }}>
        {t('outcome')}
      </h2>
      <Flex wrap gap="small" align="center">
        <strong style={{ fontSize: token.fontSizeHeading3 }}>{outcomeText(exam)}</strong>
        <ExamTags exam={{ ...exam, openSittingId: null }} />
      </Flex>
      {mayReview && (
        <PageLink to={`/learn/exams/${id}/${best.sittingId}`} style={{ color: token.colorLink }}>
          {t('toReview')}
        </PageLink>
      )}
    </section>
  );
}
