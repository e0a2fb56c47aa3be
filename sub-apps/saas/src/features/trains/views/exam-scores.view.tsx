import {
  FailedNotice,
  formatDate,
  formatNumber,
  type Train,
  toast,
  useCan,
} from '@edu/shared-utility';
import { newRequestId, SearchField } from '@edu/shared-utility/admin';
import { failureOf, loadedOf, skipToken } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Select, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { Pager } from '../../../common/pager.view';
import { ScoreRow } from '../../../common/score-row.view';
import { data } from '../../../common/training-data';
import { figureWords } from '../phrases/figures';
import { TrainPaper } from './train-paper.view';

const pageSize = 10;

/** The members' scores in one exam of a training, best first, with an export. */
export function ExamScores({ train }: { readonly train: Train }) {
  const { t } = figureWords.use();
  const { token } = theme.useToken();
  const can = useCan();
  const [chosen, setChosen] = useState<string | null>(null);
  const [pageNum, setPage] = useState(1);
  const [keyword, setKeyword] = useState('');
  const [userId, setUser] = useState<string | null>(null);
  const [startScores, starting] = data.useTrainItemStartScoresMutation();
  const exams = data.useTrainItemFindTrainExamByTrainidQuery({ trainId: train.id }).currentData;
  const exam = exams?.find((trainExam) => trainExam.itemId === chosen) ?? exams?.[0];
  const read = data.useTrainItemFindTrainUserExamWithPageQuery(
    exam ? { itemId: exam.itemId, pageNum, pageSize, ...(keyword && { keyword }) } : skipToken,
  );
  const load = loadedOf(read);
  const scorePage = load.status === 'ready' ? load.data : undefined;
  const exportScores = async (itemId: string): Promise<void> => {
    const { data: job, error } = await startScores({ itemId, requestId: newRequestId() });
    if (job) toast.success(t('started'));
    else toast.error(failureOf(error).message);
  };
  if (!exam) return null;
  return (
    <section aria-labelledby="train-scores" style={{ marginBlock: token.marginLG }}>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <h2 id="train-scores" style={{ margin: 0, fontSize: token.fontSizeLG, fontWeight: 600 }}>
          {t('scores')}
        </h2>
        <Flex gap="small" wrap>
          <Select
            aria-label={t('exam')}
            style={{ minWidth: 160, maxWidth: '100%' }}
            value={exam.itemId}
            options={(exams ?? []).map((trainExam) => ({
              value: trainExam.itemId,
              label: trainExam.title,
            }))}
            onChange={(next) => {
              setChosen(next);
              setPage(1);
            }}
          />
          <div style={{ flex: '0 1 200px' }}>
            <SearchField
              label={t('scoreKeyword')}
              value={keyword}
              onSearch={(next) => {
                setKeyword(next);
                setPage(1);
              }}
            />
          </div>
          {can('train.export') && (
            <Button loading={starting.isLoading} onClick={() => void exportScores(exam.itemId)}>
              {t('export')}
            </Button>
          )}
        </Flex>
      </Flex>
      <p style={{ margin: 0, color: token.colorTextSecondary }}>
        {t('examFacts', { minutes: exam.minutes, score: formatNumber(exam.passScore) })}
      </p>
      {load.status === 'failed' && (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      )}
      {load.status === 'loading' && <Skeleton active />}
      {scorePage?.list.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noScores')} />
      )}
      <ol aria-label={t('scores')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {scorePage?.list.map((row) => (
          <ScoreRow
            key={row.userId}
            name={row.name}
            department={row.departmentName}
            score={t('points', { count: row.score })}
            result={{ isPassed: row.passed, text: t(row.passed ? 'passed' : 'missed') }}
            facts={`${t('attempts', { count: row.attempts })} · ${formatDate(row.submittedAt, 'datetime')}`}
            onOpen={can('exam.read') ? () => setUser(row.userId) : undefined}
          />
        ))}
      </ol>
      <Pager
        pageNum={pageNum}
        pageSize={pageSize}
        total={scorePage?.total ?? 0}
        onChange={setPage}
      />
      {userId && <TrainPaper itemId={exam.itemId} userId={userId} onClose={() => setUser(null)} />}
    </section>
  );
}
