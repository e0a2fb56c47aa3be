import {
  type Certificate,
  formatDate,
  type Train,
  type TrainCertificate,
} from '@edu/shared-utility';
import { type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import { useState } from 'react';
import { IssueDialog } from '../../../common/certificates/issue-dialog.view';
import { useJobEnd } from '../../../common/certificates/issued-job.hook';
import { viewsOf } from '../../../common/filter-views';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/training-data';
import { issuedQuery, issuedStates } from '../data/issued-query';
import { trainCertificateWords } from '../phrases/certificates';

type Translate = ReturnType<typeof trainCertificateWords.use>['t'];

const colours = { valid: 'success', expired: 'warning', revoked: 'error' } as const;

const columnsOf = (t: Translate): Column<Certificate>[] => [
  { key: 'certificateNo', title: t('number'), width: 176, tabular: true },
  { key: 'name', title: t('name') },
  { key: 'templateName', title: t('template'), width: 168, optional: true },
  {
    key: 'status',
    title: t('status'),
    width: 96,
    render: ({ status }) => (
      <Tag variant="filled" color={colours[status]}>
        {t(`is.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'issuedAt',
    title: t('issuedAt'),
    width: 120,
    tabular: true,
    render: ({ issuedAt }) => formatDate(issuedAt, 'date'),
  },
];

interface Props {
  readonly train: Train;
  readonly rule: TrainCertificate | null;
}

/** The certificates issued for a training, with a button to issue more. */
export function IssuedList({ train, rule }: Props) {
  const { t } = trainCertificateWords.use();
  const list = useList(issuedQuery);
  const read = data.useCertificateFindByConditionQuery({ ...list.params, trainId: train.id });
  const awaitJob = useJobEnd(() => void read.refetch());
  const [isIssuing, setIssuing] = useState(false);
  return (
    <ListInTab>
      <ListPage
        title={t('issued')}
        heading="h2"
        list={list}
        read={read}
        settingsKey="saas.train-certificates"
        idOf={({ id }) => id}
        nameOf={({ certificateNo }) => certificateNo}
        columns={columnsOf(t)}
        actions={[
          {
            key: 'open',
            label: t('open'),
            to: ({ id, certificateNo }) =>
              `/certificate?${new URLSearchParams({ keyword: certificateNo, row: id })}`,
          },
        ]}
        search={{ key: 'keyword', label: t('keyword') }}
        views={viewsOf('status', issuedStates, t('all'), (status) => t(`is.${status}`))}
        {...(train.status !== 'draft' && {
          primary: {
            label: t('issue'),
            permission: 'certificate.issue',
            onClick: () => setIssuing(true),
          },
        })}
        words={{
          empty: t('empty'),
          emptyReadOnly: t('emptyReadOnly'),
          noMatch: t('noMatch'),
          failed: t('failed'),
          total: (count) => t('total', { count }),
        }}
      >
        {isIssuing && (
          <IssueDialog
            templateId={rule?.templateId ?? null}
            train={{ value: train.id, label: train.title }}
            onIssued={awaitJob}
            onClose={() => setIssuing(false)}
          />
        )}
      </ListPage>
    </ListInTab>
  );
}
