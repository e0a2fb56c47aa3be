import { type Difficulty, FailedNotice } from '@edu/shared-utility';
import { failureOf, useClear } from '@edu/shared-utility/data';
import { Empty, Select, Skeleton, theme } from 'antd';
import { useMemo, useState } from 'react';
import { data } from '../../../common/examining-data';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { countRows } from '../data/count-rows';
import type { RuleLine } from '../data/draft';
import { usualCount } from '../data/new-lines';
import { phrases } from '../phrases';
import { CountTable } from './count-table.view';
import { type TargetProps, TargetSelect } from './target-select.view';

interface Props extends TargetProps {
  readonly onAdd: (
    ruleFields: Partial<Pick<RuleLine, 'categoryId' | 'type' | 'difficulty' | 'count'>>,
  ) => void;
}

/** How many questions the bank has by category and type; pressing a number adds a rule for it. */
export function BankCounts({ onAdd, ...target }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const tree = data.useResourceCategoryGetTreeQuery({ type: 'question' });
  const ids = useMemo(
    () => countRows(tree.currentData ?? [], [], null).map(({ id }) => id),
    [tree.currentData],
  );
  const counts = data.usePaperFindQuestionCountByCategoryIdsQuery(
    { categoryIds: ids },
    { skip: ids.length === 0 },
  );
  const rows = useMemo(
    () => countRows(tree.currentData ?? [], counts.currentData ?? [], difficulty),
    [tree.currentData, counts.currentData, difficulty],
  );
  const visibleTypes = questionTypes.filter((type) => rows.some((row) => row.counts[type] > 0));
  const error = tree.error ?? counts.error;
  return (
    <>
      <h2 style={{ margin: `0 0 ${token.marginXXS}px`, fontSize: token.fontSize, fontWeight: 600 }}>
        {t('supply')}
      </h2>
      <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>
        {t('supplyHint')}
      </p>
      <TargetSelect {...target} />
      <Select<Difficulty>
        aria-label={t('ruleDifficulty')}
        placeholder={t('anyDifficulty')}
        allowClear={clear}
        style={{ width: '100%' }}
        options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
        value={difficulty}
        onChange={(next) => setDifficulty(next ?? null)}
      />
      {error && (
        <FailedNotice
          title={t('failed')}
          hint={failureOf(error).message}
          onRetry={() => void (tree.error ? tree.refetch() : counts.refetch())}
        />
      )}
      {!error && (tree.isLoading || counts.isLoading) && <Skeleton active title={false} />}
      {!error && visibleTypes.length > 0 && (
        <CountTable
          rows={rows}
          types={visibleTypes}
          onAdd={(categoryId, type, available) =>
            onAdd({ categoryId, type, difficulty, count: Math.min(usualCount, available) })
          }
        />
      )}
      {!error && counts.isSuccess && visibleTypes.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('supplyNone')} />
      )}
    </>
  );
}
