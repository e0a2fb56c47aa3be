import {
  type AnswerSpan,
  type FormFigures,
  type FormQuestion,
  formatNumber,
  type Questionnaire,
} from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { theme } from 'antd';
import { drawingOf, npsOf } from '../data/answer-chart';
import { phrases } from '../phrases';
import { TextAnswers } from './text-answers.view';

interface Props {
  readonly row: Questionnaire;
  readonly question: FormQuestion;
  readonly figures: FormFigures;
  readonly span: AnswerSpan;
  readonly number: number;
}

/** The answers to one question: a chart with a table, or a list of texts. */
export function QuestionResult({ row, question, figures, span, number }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const title = `${number}. ${question.title}`;
  const drawing = drawingOf(question, figures, t('answers'));
  const nps = question.kind === 'nps' ? npsOf(figures) : null;
  const facts = [
    t('answeredBy', { count: figures.answered }),
    ...(figures.average === null
      ? []
      : [t('average', { value: formatNumber(Math.round(figures.average * 100) / 100) })]),
    ...(nps === null ? [] : [t('nps', { value: nps })]),
  ].join(' · ');
  const factsLine = <span style={{ color: token.colorTextSecondary }}>{facts}</span>;
  if (drawing && figures.answered > 0) {
    return (
      <Chart
        level={2}
        title={title}
        nameHead={t(question.kind === 'matrix' ? 'row0' : 'answer')}
        extra={factsLine}
        format={formatNumber}
        total={figures.answered}
        {...drawing}
      />
    );
  }
  return (
    <section>
      <h2 style={{ margin: 0, fontSize: token.fontSize, overflowWrap: 'anywhere' }}>{title}</h2>
      <p style={{ margin: `0 0 ${token.marginXS}px` }}>{factsLine}</p>
      {figures.answered > 0 && <TextAnswers {...{ row, question, span }} />}
    </section>
  );
}
