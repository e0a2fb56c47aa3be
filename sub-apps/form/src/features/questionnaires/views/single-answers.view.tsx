import { type AnswerSpan, formatDate, type Questionnaire } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { answerTo } from '@edu/shared-utility/questionnaire';
import { Button, Flex, theme } from 'antd';
import { data } from '../../../common/data';
import { answerText } from '../data/answer-text';
import { questionsIn } from '../data/find-questions';
import { useSpanPage } from '../data/span-page.hook';
import { phrases } from '../phrases';

interface Props {
  readonly row: Questionnaire;
  readonly span: AnswerSpan;
}

/** Single submissions one by one, newest first. */
export function SingleAnswers({ row, span }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [pageNum, setPageNum] = useSpanPage(span, 0);
  const query = { id: row.id, ...span, pageNum: pageNum, pageSize: 1 };
  const read = data.useQuestionnaireAnswersQuery(pageNum > 0 ? query : skipToken);
  const load = loadedOf(read);
  if (pageNum === 0) {
    return (
      <div>
        <Button onClick={() => setPageNum(1)}>{t('readSingle')}</Button>
      </div>
    );
  }
  const page = load.status === 'failed' ? undefined : load.data;
  const [answer] = page?.list ?? [];
  const total = page?.total ?? 0;
  return (
    <section aria-label={t('single')} aria-busy={!page}>
      <Flex align="center" gap="small" wrap>
        <h2 style={{ margin: 0, fontSize: token.fontSize }}>{t('single')}</h2>
        <Button size="small" disabled={pageNum <= 1} onClick={() => setPageNum(pageNum - 1)}>
          {t('newer')}
        </Button>
        <span role="status">{total > 0 && t('place', { at: pageNum, of: total })}</span>
        <Button size="small" disabled={pageNum >= total} onClick={() => setPageNum(pageNum + 1)}>
          {t('older')}
        </Button>
      </Flex>
      {load.status === 'failed' && (
        <p role="alert" style={{ color: token.colorErrorText }}>
          {load.message}{' '}
          <Button size="small" onClick={() => void read.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {answer && (
        <>
          <p style={{ color: token.colorTextSecondary }}>
            {[answer.personName, formatDate(answer.answeredAt, 'datetime')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <dl style={{ margin: 0 }}>
            {questionsIn(row.content).map((question, i) => {
              const value = answerTo(answer.values, question);
              return (
                <div key={question.id} style={{ marginBlockEnd: token.marginSM }}>
                  <dt style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
                    {i + 1}. {question.title}
                  </dt>
                  <dd style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {value === undefined ? t('notAnswered') : answerText(question, value)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}
