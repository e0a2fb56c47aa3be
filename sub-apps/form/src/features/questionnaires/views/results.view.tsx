import {
  type AnswerSpan,
  formatDate,
  formatNumber,
  type Questionnaire,
  type QuestionnaireResults,
} from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { theme } from 'antd';
import { questionsIn } from '../data/find-questions';
import { phrases } from '../phrases';
import { QuestionResult } from './question-result.view';
import { durationText, ResultSums } from './result-sums.view';
import { SingleAnswers } from './single-answers.view';

interface Props {
  readonly row: Questionnaire;
  readonly span: AnswerSpan;
  readonly results: QuestionnaireResults;
}

/** The figures of the answers, a chart for each question, and single answers. */
export function Results({ row, span, results }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <ResultSums
        pairs={[
          [t('answers'), formatNumber(results.answers)],
          ...(results.seconds === null
            ? []
            : [[t('usualTime'), durationText(results.seconds)] as const]),
        ]}
      />
      <Chart
        title={t('overTime')}
        nameHead={t('day')}
        kind={results.days.length > 1 ? 'line' : 'bars'}
        names={results.days.map((item) => formatDate(`${item.day}T12:00:00Z`, 'date'))}
        shortNames={results.days.map((item) => item.day.slice(5))}
        series={[{ name: t('answers'), values: results.days.map(({ count }) => count) }]}
        format={formatNumber}
      />
      <div
        style={{
          ...{ display: 'grid', gap: token.marginXL, alignItems: 'start' },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {questionsIn(row.content).map((question, i) => {
          const figures = results.figures.find((figure) => figure.questionId === question.id);
          return (
            figures && (
              <QuestionResult
                key={question.id}
                number={i + 1}
                {...{ row, question, figures, span }}
              />
            )
          );
        })}
      </div>
      <SingleAnswers row={row} span={span} />
    </>
  );
}
