import { type AuditRecord, formatDate } from '@edu/shared-utility';
import { adminPhrases, DayFilter, ListPage, useList } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { data } from '../../../common/data';
import { auditFilter, auditQuery, groups, isBackwards } from '../data/audit-query';
import { auditTexts } from '../data/audit-texts';
import { exportTrail } from '../data/export-trail';
import { phrases } from '../phrases';
import { AuditLine } from './audit-line.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /govern-system/audit: the audit trail of the organisation. */
export default function AuditPage() {
  const { t } = phrases.use();
  const texts = auditTexts(t);
  const list = useList(auditQuery);
  const { filters, pageNum, pageSize } = list.state;
  const filter = useMemo(() => auditFilter(filters), [filters]);
  const read = data.useAuditFindByConditionQuery({ pageNum, pageSize, ...filter });
  const [openRecord, setOpenRecord] = useState<AuditRecord | null>(null);
  const onlyPerson = read.data?.list.find((item) => item.accountId === filters.accountId)?.who;
  const onlyTarget = read.data?.list.find((item) => item.target === filters.target)?.targetName;
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ action }) => texts.action(action)}
      columns={[
        {
          key: 'action',
          title: t('action'),
          width: 160,
          render: ({ action }) => texts.action(action),
        },
        {
          key: 'targetName',
          title: t('target'),
          width: 152,
          render: ({ targetName, target, accountId }) => (target === accountId ? null : targetName),
        },
        { key: 'who', title: t('who'), width: 112, render: texts.who },
        {
          key: 'changes',
          title: t('changes'),
          render: ({ action, changes = [] }) =>
            changes.map(({ field }) => texts.field(field, action)).join(t('comma')) || null,
        },
        { key: 'ip', title: t('ip'), width: 124, tabular: true, optional: true, wideOnly: true },
        {
          key: 'createdAt',
          title: t('time'),
          width: 176,
          tabular: true,
          render: ({ createdAt }) => formatDate(createdAt, 'datetime'),
        },
      ]}
      filters={[
        {
          key: 'group',
          label: t('group'),
          options: groups.map((value) => ({ value, label: t(`groups.${value}`) })),
        },
        { key: 'from', label: t('from'), render: (field) => <DayFilter {...field} width={224} /> },
        {
          key: 'to',
          label: t('to'),
          render: (field) => (
            <DayFilter {...field} width={224} fault={isBackwards(filters) && t('backwards')} />
          ),
        },
      ]}
      tools={
        <>
          {filters.accountId && (
            <Button onClick={() => list.setFilters({ accountId: undefined })}>
              {t('onlyPerson', { name: onlyPerson ?? t('aPerson') })} ×
            </Button>
          )}
          {filters.target && (
            <Button onClick={() => list.setFilters({ target: undefined })}>
              {onlyTarget ? t('onlyPerson', { name: onlyTarget }) : t('onlyTarget')} ×
            </Button>
          )}
        </>
      }
      exports={{ file: () => exportTrail(filter) }}
      actions={[
        { key: 'open', label: t('open'), run: setOpenRecord },
        {
          key: 'person',
          label: t('ofPerson'),
          inMenu: true,
          hidden: ({ accountId }) => accountId === null || accountId === filters.accountId,
          run: ({ accountId }) => list.setFilters({ accountId: accountId ?? undefined }),
        },
        {
          key: 'target',
          label: t('ofTarget'),
          inMenu: true,
          hidden: ({ target }) => target === '' || target === filters.target,
          run: ({ target }) => list.setFilters({ target }),
        },
      ]}
      words={{ empty: t('empty'), emptyReadOnly: t('empty'), forbidden: t('forbidden') }}
    >
      {openRecord && <AuditLine line={openRecord} onClose={() => setOpenRecord(null)} />}
    </ListPage>
  );
}
