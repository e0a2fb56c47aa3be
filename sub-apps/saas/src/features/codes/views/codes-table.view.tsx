import {
  type CodeBatch,
  type CodeState,
  type RedemptionCode,
  useCan,
  useNarrow,
} from '@edu/shared-utility';
import { SearchField } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Select, Table } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { useCodeMoves } from '../data/code-moves.hook';
import { phrases } from '../phrases';
import { codeColumns } from './code-columns.view';

const SIZE = 10;
const states = ['open', 'redeemed', 'withdrawn'] as const satisfies readonly CodeState[];
type StateFilter = CodeState | 'all';

/** The codes of a batch with their beginnings hidden, and who redeemed them. */
export function CodesTable({ batch }: { readonly batch: CodeBatch }) {
  const { t } = phrases.use();
  const can = useCan();
  const isNarrow = useNarrow();
  const mayWrite = can('code.write');
  const [pageNum, setPage] = useState(1);
  const [state, setState] = useState<StateFilter>('all');
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly RedemptionCode[]>([]);
  const read = data.useRedemptionFindCodesQuery({
    ...{ batchId: batch.id, pageNum, pageSize: SIZE },
    ...(state !== 'all' && { state }),
    ...(keyword && { keyword }),
  });
  const { isBusy, move } = useCodeMoves(batch.id, read.refetch);
  const load = loadedOf(read);
  const search = (next: { state?: StateFilter; keyword?: string }): void => {
    setState(next.state ?? state);
    setKeyword(next.keyword ?? keyword);
    setPage(1);
    setChosen([]);
  };
  const moveAll = async (codes: readonly RedemptionCode[], withdrawn: boolean): Promise<void> => {
    if (await move(codes, withdrawn)) setChosen([]);
  };
  const open = chosen.filter((code) => code.state === 'open');
  const withdrawn = chosen.filter((code) => code.state === 'withdrawn');

  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <p style={{ margin: 0 }}>{t('codesHint')}</p>
      <Flex wrap gap="small">
        <SearchField
          label={t('codeKeyword')}
          value={keyword}
          onSearch={(text) => search({ keyword: text })}
        />
        <Select<StateFilter>
          aria-label={t('state')}
          style={{ minWidth: 112 }}
          value={state}
          options={(['all', ...states] as const).map((item) => ({
            value: item,
            label: item === 'all' ? t('all') : t(`codeIs.${item}`),
          }))}
          onChange={(next) => search({ state: next })}
        />
      </Flex>
      {chosen.length > 0 && (
        <Flex wrap gap="small" align="center">
          <span role="status">{t('chosen', { count: chosen.length })}</span>
          {open.length > 0 && (
            <Button danger disabled={isBusy} onClick={() => void moveAll(open, true)}>
              {t('withdraw')}
            </Button>
          )}
          {withdrawn.length > 0 && (
            <Button disabled={isBusy} onClick={() => void moveAll(withdrawn, false)}>
              {t('takeBack')}
            </Button>
          )}
        </Flex>
      )}
      {load.status === 'failed' ? (
        <Alert
          role="alert"
          type="error"
          title={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : (
        <Table<RedemptionCode>
          size="small"
          rowKey="id"
          loading={load.status === 'loading'}
          dataSource={[...(load.data?.list ?? [])]}
          locale={{ emptyText: t('noCodes') }}
          rowSelection={
            mayWrite
              ? {
                  selectedRowKeys: chosen.map(({ id }) => id),
                  onChange: (_, rows) => setChosen(rows),
                  getCheckboxProps: (code) => ({
                    disabled: code.state === 'redeemed',
                    'aria-label': t('choose', { code: code.code }),
                  }),
                  getTitleCheckboxProps: () => ({ 'aria-label': t('chooseAll') }),
                }
              : undefined
          }
          columns={codeColumns({
            t,
            isNarrow,
            mayWrite,
            mayReadOrders: can('order.read'),
            isBusy,
            onMove: (code, isWithdrawn) => void moveAll([code], isWithdrawn),
          })}
          pagination={{
            current: pageNum,
            pageSize: SIZE,
            total: load.data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (next) => {
              setPage(next);
              setChosen([]);
            },
          }}
        />
      )}
    </div>
  );
}
