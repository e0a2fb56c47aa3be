import { type CertificateTemplate, formatDate, formatNumber } from '@edu/shared-utility';
import { adminPhrases, type Column, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { usePageName } from '@edu/shared-utility/data';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { useTemplateActions } from '../data/template-actions.hook';
import { phrases } from '../phrases';
import { CertificateNav } from './certificate-nav.view';
import { NewTemplate } from './new-template.view';
import { StatusTag } from './status-tag.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const states = ['draft', 'enabled', 'disabled'] as const;
const query = listQuery({ filters: { keyword: 'text', status: states } });

/** /saas/certificate/templates: the templates of certificates. */
export default function TemplatesPage() {
  const { t } = phrases.use();
  usePageName(t('templates'));
  const list = useList(query);
  const read = data.useCertificateTemplateFindByConditionQuery(list.params);
  const [isNew, setNew] = useState(false);
  const actions = useTemplateActions();
  const columns: Column<CertificateTemplate>[] = [
    { key: 'name', title: t('templateName') },
    {
      key: 'status',
      title: t('status'),
      width: 104,
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'size',
      title: t('size'),
      width: 136,
      tabular: true,
      optional: true,
      render: ({ widthMm, heightMm }) => `${widthMm} × ${heightMm} mm`,
    },
    { key: 'skill', title: t('skill'), width: 128, optional: true },
    {
      key: 'issuedCount',
      title: t('issuedCount'),
      width: 104,
      tabular: true,
      render: ({ issuedCount }) => formatNumber(issuedCount),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      width: 120,
      tabular: true,
      wideOnly: true,
      render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
    },
  ];
  return (
    <>
      <CertificateNav />
      <ListPage
        title={t('templates')}
        list={list}
        read={read}
        settingsKey="saas.certificate-templates"
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        actions={actions}
        search={{ key: 'keyword', label: t('templateName') }}
        views={viewsOf('status', states, t('all'), (status) => t(`is.${status}`))}
        primary={{
          label: t('addTemplate'),
          permission: 'certificate.write',
          onClick: () => setNew(true),
        }}
        words={{ empty: t('noTemplates'), forbidden: t('forbidden') }}
      />
      {isNew && <NewTemplate onClose={() => setNew(false)} />}
    </>
  );
}
