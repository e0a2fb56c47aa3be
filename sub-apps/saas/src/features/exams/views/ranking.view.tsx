import { type Exam, FailedNotice, formatDate, formatNumber } from '@edu/shared-utility';
import { SearchField } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Empty, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
import { Pager } from '../../../common/pager.view';
import { ScoreRow } from '../../../common/score-row.view';
import { analysisWords } from '../phrases/analysis';
import { ExamPaper } from './exam-paper.view';

const pageSize = 20;

/** People by score; each row links to the person's answered paper. */
export function Ranking({ exam }: { readonly exam: Exam }) {
  const { t } = analysisWords.use();
  const { token } = theme.useToken();
  const [pageNum, setPage] = useState(1);
  const [keyword, setKeyword] = useState('');
  const [userId, setUser] = useState<string | null>(null);
  const read = data.useExamAnalysisFindScoreRankingQuery({
    ...{ examId: exam.id, pageNum, pageSize },
    ...(keyword && { keyword }),
  });
  const ranking = read.data;
  return (
    <>
      <Flex
        justify="space-between"
        align="center"
        gap="small"
        wrap
        style={{ marginBlock: `${token.marginLG}px ${token.marginXS}px` }}
      >
        <h2 style={{ fontSize: token.fontSizeHeading5, margin: 0 }}>{t('ranking')}</h2>
        <div style={{ flex: '0 1 240px' }}>
          <SearchField
            label={t('name')}
            value={keyword}
            onSearch={(next) => {
              setKeyword(next);
              setPage(1);
            }}
          />
        </div>
      </Flex>
      {read.error && !ranking && (
        <FailedNotice
          title={t('failed')}
          hint={failureOf(read.error).message}
          onRetry={() => void read.refetch()}
        />
      )}
      {!read.error && !ranking && <Skeleton active />}
      {ranking?.list.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />
      )}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {ranking?.list.map((row) => (
          <ScoreRow
            key={row.userId}
            rank={formatNumber(row.rank)}
            name={row.name}
            department={row.departmentName}
            score={t('pointsCount', { count: row.score })}
            result={{ isPassed: row.passed, text: t(row.passed ? 'passed' : 'missed') }}
            facts={`${t('minutesCount', { count: Math.round(row.minutes) })} · ${formatDate(row.submittedAt, 'datetime')}`}
            onOpen={() => setUser(row.userId)}
          />
        ))}
      </ol>
      <Pager pageNum={pageNum} pageSize={pageSize} total={ranking?.total ?? 0} onChange={setPage} />
      {userId && <ExamPaper examId={exam.id} userId={userId} onClose={() => setUser(null)} />}
    </>
  );
}
