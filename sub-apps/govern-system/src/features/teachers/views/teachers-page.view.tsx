import { type Teacher, useCan, useNarrow } from '@edu/shared-utility';
import {
  adminPhrases,
  ImportDialog,
  ListPage,
  useList,
  useReveal,
} from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { useTeacherActions, useTeacherBulk } from '../data/teacher-actions.hook';
import {
  checkWorkbook,
  revealPhone,
  saveTemplate,
  startImport,
  teacherFile,
} from '../data/teacher-calls';
import { useTeacherForm } from '../data/teacher-form.hook';
import { statuses, teacherQuery } from '../data/teacher-query';
import { phrases } from '../phrases';
import { AccountDialog } from './account-dialog.view';
import { teacherColumns } from './teacher-columns.view';
import { useTeacherFilters } from './teacher-filters.hook';
import { TeacherForm } from './teacher-form.view';
import { useTeacherPanel } from './teacher-panel.hook';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /govern-system/organ/teacher: teachers of the organisation and their log-ins. */
export default function TeachersPage() {
  const { t } = phrases.use();
  const list = useList(teacherQuery);
  const read = data.useTeacherFindQuery(list.params);
  const form = useTeacherForm(read.refetch);
  const [accountOf, showAccount] = useState<Teacher | null>(null);
  const [isImporting, setImporting] = useState(false);
  const reveal = useReveal({ ask: revealPhone, rowId: list.rowId });
  const actions = useTeacherActions(form.open, showAccount);
  const bulk = useTeacherBulk();
  const panel = useTeacherPanel(reveal);
  const filters = useTeacherFilters();
  const mayWrite = useCan()('teacher.write');
  const isNarrow = useNarrow();
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="govern-system.teachers"
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={teacherColumns(t, reveal)}
      actions={actions}
      panel={panel}
      bulk={bulk}
      primary={{ label: t('add'), permission: 'teacher.write', onClick: () => form.open(null) }}
      extraButtons={
        mayWrite && !isNarrow && <Button onClick={() => setImporting(true)}>{t('import')}</Button>
      }
      exports={{
        permission: 'teacher.export',
        unmasked: { permission: 'teacher.reveal', label: t('whole') },
        file: (request) =>
          teacherFile({ ...request, filters: list.state.filters, sort: list.params.sort }),
      }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={filters}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...statuses.map((status) => ({
          key: status,
          label: t(`state.${status}`),
          filters: { status },
        })),
      ]}
      words={{
        empty: t('empty'),
        emptyReadOnly: t('emptyReadOnly'),
        noMatch: t('noMatch'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    >
      <TeacherForm form={form} />
      {accountOf && <AccountDialog teacher={accountOf} onClose={() => showAccount(null)} />}
      {isImporting && (
        <ImportDialog
          title={t('imports.title')}
          intro={t('imports.intro')}
          template={saveTemplate}
          check={checkWorkbook}
          start={startImport}
          onImported={read.refetch}
          onClose={() => setImporting(false)}
        />
      )}
    </ListPage>
  );
}
