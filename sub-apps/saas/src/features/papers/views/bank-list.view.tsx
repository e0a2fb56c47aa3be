import type { QuestionSummary, QuestionType } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Empty, Pagination, Skeleton, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../../common/debounced.hook';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';
import { BankFilters, type Filter } from './bank-filters.view';

interface Props {
  readonly paperId: string;
  /** Initial type filter. */
  readonly type?: QuestionType;
  /** Questions on the paper that are not saved yet. */
  readonly questionIds: ReadonlySet<string>;
  readonly children: (question: QuestionSummary) => ReactNode;
}

const pageSize = 20;

/** Released questions that are not on the paper, with search and filters. */
export function BankList({ paperId, type: first, questionIds, children }: Props) {
  const { t } = phrases.use();
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
      <BankFilters
        input={input}
        filter={filter}
        onInput={(next) => {
          setInput(next);
          setPage(1);
        }}
        onChange={set}
      />
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
