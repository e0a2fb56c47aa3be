import {
  type AnswerSpan,
  type FormQuestion,
  formatDate,
  type Questionnaire,
} from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Button, Pagination, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { useSpanPage } from '../data/span-page.hook';
import { phrases } from '../phrases';

const PAGE = 10;

interface Props {
  readonly row: Questionnaire;
  readonly question: FormQuestion;
  readonly span: AnswerSpan;
}

/** Text answers, newest first; loaded on demand. */
export function TextAnswers({ row, question, span }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [pageNum, setPageNum] = useSpanPage(span);
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
        {page?.list.map(({ text, answeredAt, personName }) => (
          <li
            key={`${answeredAt}${text}`}
            style={{
              ...{ padding: `${token.paddingXS}px 0`, overflowWrap: 'anywhere' },
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {[personName, formatDate(answeredAt, 'datetime')].filter(Boolean).join(' · ')}
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
