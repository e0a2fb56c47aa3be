import {
  type AnswerSpan,
  type FormFigures,
  type FormQuestion,
  formatDate,
  formatNumber,
  type Questionnaire,
} from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Button, Pagination, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { drawingOf, npsOf } from '../data/answer-chart';
import { phrases } from '../phrases';

interface Props {
  readonly row: Questionnaire;
  readonly question: FormQuestion;
  readonly figures: FormFigures;
  readonly span: AnswerSpan;
  readonly number: number;
}

const PAGE = 10;

/** Text answers, newest first; loaded on demand. */
function Texts({ row, question, span }: Pick<Props, 'row' | 'question' | 'span'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [pageNum, setPageNum] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const query = { id: row.id, questionId: question.id, ...span, pageNum, pageSize: PAGE };
  const read = data.useQuestionnaireTextsQuery(isOpen ? query : skipToken);
  const load = loadedOf(read);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('readTexts')}</Button>;
  if (load.status === 'failed') {
    return (
      <p role="alert" style={{ color: token.colorErrorText }}>
        {load.message}{' '}
        <Button size="small" onClick={() => void read.refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  const page = load.data;
  return (
    <>
      <ul
        aria-busy={!page}
        style={{ listStyle: 'none', margin: `0 0 ${token.marginSM}px`, padding: 0 }}
      >
        {page?.list.map(({ text, at, personName }) => (
          <li
            key={`${at}${text}`}
            style={{
              ...{ padding: `${token.paddingXS}px 0`, overflowWrap: 'anywhere' },
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {[personName, formatDate(at, 'datetime')].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
      {page && page.total > PAGE && (
        <Pagination
          size="small"
          current={pageNum}
          pageSize={PAGE}
          total={page.total}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      )}
    </>
  );
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
      {figures.answered > 0 && <Texts {...{ row, question, span }} />}
    </section>
  );
}
