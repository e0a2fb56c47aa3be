import { type Exam, FailedNotice, formatDate, formatNumber } from '@edu/shared-utility';
import { SearchField } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Pagination, Skeleton, Tag, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
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
          <li
            key={row.userId}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: `2px ${token.margin}px`,
              alignItems: 'baseline',
              paddingBlock: token.paddingXS,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <strong style={{ flex: '0 0 40px', textAlign: 'end' }}>{formatNumber(row.rank)}</strong>
            <span style={{ flex: '1 1 140px' }}>
              <Button
                type="link"
                size="small"
                style={{ padding: 0 }}
                onClick={() => setUser(row.userId)}
              >
                {row.name}
              </Button>{' '}
              <span style={{ color: token.colorTextSecondary }}>{row.departmentName}</span>
            </span>
            <span style={{ flex: '0 0 auto' }}>
              {t('pointsCount', { count: row.score })}{' '}
              <Tag color={row.passed ? 'success' : 'error'}>
                {t(row.passed ? 'passed' : 'missed')}
              </Tag>
            </span>
            <span style={{ flex: '0 0 auto', color: token.colorTextSecondary }}>
              {t('minutesCount', { count: Math.round(row.minutes) })} ·{' '}
              {formatDate(row.submittedAt, 'datetime')}
            </span>
          </li>
        ))}
      </ol>
      {ranking && ranking.total > pageSize && (
        <Flex justify="flex-end" style={{ marginBlockStart: token.margin }}>
          <Pagination
            current={pageNum}
            pageSize={pageSize}
            total={ranking.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </Flex>
      )}
      {userId && <ExamPaper examId={exam.id} userId={userId} onClose={() => setUser(null)} />}
    </>
  );
}
