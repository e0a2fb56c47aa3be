import type { Difficulty, QuestionSummary, QuestionType } from '@edu/shared-utility';
import { loadedOf, useClear } from '@edu/shared-utility/data';
import { Button, Empty, Pagination, Select, Skeleton, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useState } from 'react';
import { CategoryField } from '../../../common/categories/category-field.view';
import { useDebounced } from '../../../common/debounced.hook';
import { data } from '../../../common/examining-data';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { phrases } from '../phrases';

interface Filter {
  readonly type?: QuestionType;
  readonly categoryId?: string;
  readonly difficulty?: Difficulty;
}

interface Props {
  readonly paperId: string;
  /** Initial type filter. */
  readonly type?: QuestionType;
  /** Questions on the paper that are not saved yet. */
  readonly questionIds: ReadonlySet<string>;
  readonly children: (question: QuestionSummary) => ReactNode;
}

const pageSize = 20;

const halfWidth = { flex: '1 1 45%', minWidth: 110 } as const;

/** Released questions that are not on the paper, with search and filters. */
export function BankList({ paperId, type: first, questionIds, children }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const [input, setInput] = useState('');
  const [filter, setFilter] = useState<Filter>(first ? { type: first } : {});
  const [pageNum, setPage] = useState(1);
  const title = useDebounced(input.trim());
  const read = data.usePaperFindNotExitListByIdsQuery({
    ...{ id: paperId, pageNum, pageSize, ...filter },
    ...(title && { title }),
  });
  const load = loadedOf(read);
  const bankPage = load.status === 'failed' ? undefined : load.data;
  const list = (bankPage?.list ?? []).filter(({ id }) => !questionIds.has(id));
  const set = (change: { [K in keyof Filter]?: Filter[K] | null | undefined }): void => {
    setPage(1);
    const next = { ...filter, ...change };
    setFilter(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value != null)) as Filter,
    );
  };
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS }}>
        <Input
          type="search"
          aria-label={t('bankSearch')}
          placeholder={t('bankSearch')}
          allowClear={clear}
          value={input}
          maxLength={64}
          onChange={({ target }) => {
            setInput(target.value);
            setPage(1);
          }}
        />
        <CategoryField
          kind="question"
          label={t('ruleCategory')}
          placeholder={t('anyCategory')}
          value={filter.categoryId ?? null}
          onChange={(categoryId) => set({ categoryId })}
          style={{ flex: '1 1 100%' }}
        />
        <Select<QuestionType>
          aria-label={t('ruleType')}
          placeholder={t('ruleType')}
          allowClear={clear}
          style={halfWidth}
          options={questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
          value={filter.type ?? null}
          onChange={(type) => set({ type })}
        />
        <Select<Difficulty>
          aria-label={t('ruleDifficulty')}
          placeholder={t('ruleDifficulty')}
          allowClear={clear}
          style={halfWidth}
          options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
          value={filter.difficulty ?? null}
          onChange={(difficulty) => set({ difficulty })}
        />
      </div>
      {load.status === 'failed' && (
        <div role="alert" style={{ marginBlockStart: token.marginSM }}>
          {load.message}{' '}
          <Button type="link" size="small" onClick={() => void read.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {load.status === 'loading' && !bankPage && <Skeleton active title={false} />}
      {bankPage && list.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('bankNone')} />
      )}
      <ul style={{ listStyle: 'none', margin: `${token.marginSM}px 0`, padding: 0 }}>
        {list.map((question) => (
          <li
            key={question.id}
            style={{
              paddingBlock: token.paddingXS,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            {children(question)}
          </li>
        ))}
      </ul>
      {bankPage && bankPage.total > pageSize && (
        <Pagination
          size="small"
          simple
          current={pageNum}
          pageSize={pageSize}
          total={bankPage.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}
