import { formatDate } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList, useReveal } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { usePersonRecordForm } from '../data/record-form.hook';
import { revealNumber } from '../data/reveal-number';
import { phrases } from '../phrases';
import { RecordFormDialog } from './record-form.view';
import { RecordNumber } from './record-number.view';
import { useRecordPanel } from './record-panel.hook';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const query = listQuery({ filters: { keyword: 'text' } });
const permission = 'profile.write';

/** /govern-system/organ/records: personal records of the organisation's people. */
export default function RecordsPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useUserFindProfilesQuery(list.params);
  const [remove] = data.useUserDeleteProfileMutation();
  const form = usePersonRecordForm(read.refetch);
  const reveal = useReveal({ ask: revealNumber, rowId: list.rowId });
  const panel = useRecordPanel(reveal);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('name'), width: 120 },
        {
          key: 'phone',
          title: t('phone'),
          width: 152,
          tabular: true,
          render: (record) => <RecordNumber record={record} field="phone" reveal={reveal} />,
        },
        {
          key: 'idNumber',
          title: t('idNumber'),
          width: 200,
          tabular: true,
          render: (record) => <RecordNumber record={record} field="idNumber" reveal={reveal} />,
        },
        {
          key: 'gender',
          title: t('gender'),
          width: 88,
          render: ({ gender }) => t(`genders.${gender}`),
        },
        { key: 'education', title: t('education'), width: 104, optional: true },
        { key: 'employer', title: t('employer') },
        {
          key: 'updatedAt',
          title: t('updatedAt'),
          width: 112,
          tabular: true,
          optional: true,
          wideOnly: true,
          render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      primary={{ label: t('add'), permission, onClick: () => form.open(null) }}
      actions={[
        { key: 'edit', label: t('edit'), permission, run: form.open },
        {
          key: 'delete',
          label: t('delete'),
          permission,
          danger: true,
          confirm: ({ name }) => ({
            title: t('deleteTitle', { name }),
            hint: t('deleteHint'),
          }),
          send: ({ id, version }) => remove({ id, ...(version !== undefined && { version }) }),
          done: ({ name }) => t('deleted', { name }),
        },
      ]}
      panel={panel}
      settingsKey="govern-system.records"
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      <RecordFormDialog form={form} isPageReady={read.isSuccess} />
    </ListPage>
  );
}
