import { formatDate, rules } from '@edu/shared-utility';
import {
  type Column,
  FormDialog,
  ImportDialog,
  ListPage,
  trimmed,
  useList,
  useRecordForm,
} from '@edu/shared-utility/admin';
import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useMemo, useState } from 'react';
import { sampleCheck, sampleFile, sampleJobs } from '../data/sample-files';
import { query } from '../data/sample-query';
import {
  type Answer,
  type State,
  useSampleChanges,
  useSampleStore,
} from '../data/sample-store.hook';
import type { Sample } from '../data/samples';
import { phrases } from '../phrases';

/** All components of the kit with sample rows. */
export function Samples({ state, answer }: { readonly state: State; readonly answer: Answer }) {
  const { t } = phrases.use();
  const store = useSampleStore(state, answer);
  const list = useList(query);
  const read = store.asked(list.params);
  const [isImporting, setImporting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each import is a separate job
  const jobs = useMemo(sampleJobs, [isImporting]);
  const form = useRecordForm({
    valuesOf: (row: Sample | null) => ({ name: row?.name ?? '', note: row?.note ?? '' }),
    inputOf: trimmed,
    add: store.add,
    change: (row, changes) => store.change(row, changes, { name: t('nameTaken') }),
    done: () => t('saved'),
    draft: { name: 'govern-system.kit', idOf: ({ id }) => id },
  });
  const fields = { name: t('name'), note: t('note'), status: t('status') };
  const stateText = (field: string, value: unknown) =>
    field === 'status' && (value === 'active' || value === 'suspended') ? t(value) : undefined;
  const columns: Column<Sample>[] = [
    { key: 'name', title: t('name'), width: 160 },
    { key: 'note', title: t('note') },
    { key: 'status', title: t('status'), width: 96, render: ({ status }) => t(status) },
    {
      key: 'createdAt',
      title: t('createdAt'),
      width: 112,
      tabular: true,
      render: ({ createdAt }) => formatDate(createdAt),
    },
  ];
  const textOf = ({ key, render }: Column<Sample>, row: Sample) =>
    render ? render(row) : String(row[key as keyof Sample] ?? '');
  const views = [
    { key: 'all', label: t('all'), filters: {} },
    { key: 'active', label: t('active'), filters: { status: 'active' as const } },
    { key: 'suspended', label: t('suspended'), filters: { status: 'suspended' as const } },
  ];
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey="govern-system.kit"
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columns}
      search={{ key: 'keyword', label: t('keyword') }}
      views={views}
      primary={{ label: t('add'), onClick: () => form.open(null) }}
      exports={{ file: async ({ rows }) => sampleFile(rows) }}
      extraButtons={<Button onClick={() => setImporting(true)}>{t('imports')}</Button>}
      panel={{
        sections: (row) => [
          { facts: columns.map((column) => [column.title, textOf(column, row)]) },
        ],
        history: { useRead: useSampleChanges, fields, textOf: stateText },
      }}
      actions={[
        { key: 'edit', label: t('edit'), run: form.open },
        {
          key: 'status',
          label: t('suspend'),
          labelOf: ({ status }) => t(status === 'active' ? 'suspend' : 'resume'),
          send: (row) =>
            store.change(row, { status: row.status === 'active' ? 'suspended' : 'active' }),
          done: () => t('done'),
        },
        {
          key: 'remove',
          label: t('remove'),
          danger: true,
          confirm: ({ name }) => ({ title: t('removeTitle', { name }), hint: t('removeHint') }),
          send: store.remove,
          done: () => t('removed'),
        },
      ]}
      bulk={[
        {
          key: 'suspend',
          label: t('suspend'),
          confirm: (count) => ({ title: t('suspendTitle', { count }), hint: t('suspendHint') }),
          send: (row) => store.change(row, { status: 'suspended' }),
          done: (count) => t('many', { count }),
        },
      ]}
    >
      <FormDialog form={form} titles={{ add: t('add'), edit: t('edit') }} labels={fields}>
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.atMost(60)]}
        >
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="note" label={t('note')} rules={[rules.atMost(200)]}>
          <Input />
        </Form.Item>
      </FormDialog>
      {isImporting && (
        <ImportDialog
          title={t('importTitle')}
          intro={t('importIntro')}
          template={async () => {}}
          check={async () => sampleCheck()}
          start={async () => ({ id: 'sample' })}
          jobs={jobs}
          onImported={() => {}}
          onClose={() => setImporting(false)}
        />
      )}
    </ListPage>
  );
}
