import { formatNumber, type StudentExam } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';
import { minutesText } from './exam-texts';

/** The rules of an exam, shown before the time starts. */
export function ExamRules({ exam }: { readonly exam: StudentExam }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { watchFocus, layout, attempts } = exam;
  const [pass, total] = [formatNumber(exam.passScore), formatNumber(exam.totalScore)];
  const lines = [
    t('rules.time', { minutes: minutesText(exam) }),
    ...(exam.endsAt ? [t('rules.window')] : []),
    t('rules.pass', { pass, total }),
    ...(attempts === 1 ? [t('rules.once')] : [t('rules.best')]),
    t(layout === 'single' ? 'rules.single' : 'rules.page'),
    t('rules.saved'),
    t('rules.offline'),
    t('rules.resume'),
    ...(watchFocus ? [t('rules.leaves')] : []),
  ];
  return (
    <section aria-labelledby="exam-rules">
      <h2
        id="exam-rules"
        style={{ margin: `${token.marginLG}px 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}
      >
        {t('rules.title')}
      </h2>
      <ul style={{ margin: 0, paddingInlineStart: 20, lineHeight: 1.9 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
