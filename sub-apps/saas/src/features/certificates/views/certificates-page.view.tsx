import { type Certificate, toast, useCan, useContextValue } from '@edu/shared-utility';
import {
  adminPhrases,
  DayFilter,
  ListPage,
  newRequestId,
  useList,
} from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { IssueDialog } from '../../../common/certificates/issue-dialog.view';
import { useJobEnd } from '../../../common/certificates/issued-job.hook';
import { issueWords } from '../../../common/certificates/phrases';
import { TemplateSelect } from '../../../common/certificates/template-select.view';
import { isBackwards } from '../../../common/day-span';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { certificateQuery, certificateStates, withMoments } from '../data/certificate-query';
import type { CertificateMove } from '../data/end-certificate.hook';
import { listFile, saveCertificate } from '../data/files';
import { usePictureBulk } from '../data/picture-bulk.hook';
import { phrases } from '../phrases';
import { certificateColumns } from './certificate-columns.view';
import { CertificateNav } from './certificate-nav.view';
import { useCertificatePanel } from './certificate-panel.hook';
import { EndDialog } from './end-dialog.view';

export const prepare = () =>
  Promise.all([phrases, adminPhrases, issueWords].map((item) => item.load()));

/** /saas/certificate: issued certificates, to view, revoke, replace and download. */
export default function CertificatesPage() {
  const { t } = phrases.use();
  const can = useCan();
  const branches = useBranchFilter(t('branch'));
  const zone = useContextValue('timezone');
  const list = useList(certificateQuery);
  const params = withMoments(list.params, zone);
  const read = data.useCertificateFindByConditionQuery(params);
  const [startImages, images] = data.useCertificateStartImagesMutation();
  const [isIssuing, setIssuing] = useState(false);
  const awaitJob = useJobEnd(() => void read.refetch());
  const [ended, setEnded] = useState<{ kind: CertificateMove; certificate: Certificate } | null>(
    null,
  );
  const { pageNum: _, pageSize: __, ...filter } = params;
  const startPackage = async (): Promise<void> => {
    const { data: job, error } = await startImages({ filter, requestId: newRequestId() });
    if (job) toast.success(t('imagesStarted'));
    else toast.error(failureOf(error).message);
  };
  const end = (key: CertificateMove) => ({
    key,
    label: t(key),
    permission: 'certificate.issue',
    danger: true,
    inMenu: true,
    hidden: ({ status }: Certificate) => status === 'revoked',
    run: (certificate: Certificate) => setEnded({ kind: key, certificate }),
  });
  const total = read.currentData?.total ?? 0;
  return (
    <>
      <CertificateNav />
      <ListPage
        title={t('issued')}
        list={list}
        read={read}
        settingsKey="saas.certificates"
        idOf={({ id }) => id}
        nameOf={({ certificateNo }) => certificateNo}
        columns={certificateColumns(t)}
        panel={useCertificatePanel()}
        bulk={usePictureBulk(filter)}
        actions={[
          { key: 'pdf', label: 'PDF', run: (row) => void saveCertificate(row, 'pdf') },
          {
            key: 'png',
            label: t('png'),
            inMenu: true,
            run: (row) => void saveCertificate(row, 'png'),
          },
          end('replace'),
          end('revoke'),
        ]}
        search={{ key: 'keyword', label: t('keyword') }}
        filters={[
          {
            key: 'templateId',
            label: t('template'),
            render: (field) => <TemplateSelect {...field} value={field.value ?? null} />,
          },
          ...branches,
          { key: 'from', label: t('from'), render: (field) => <DayFilter {...field} /> },
          {
            key: 'to',
            label: t('to'),
            render: (field) => (
              <DayFilter {...field} fault={isBackwards(list.params) && t('backwards')} />
            ),
          },
        ]}
        views={viewsOf('status', certificateStates, t('all'), (status) => t(`is.${status}`))}
        primary={{
          label: t('issue'),
          permission: 'certificate.issue',
          onClick: () => setIssuing(true),
        }}
        exports={{ permission: 'certificate.export', file: () => listFile(filter) }}
        tools={
          can('certificate.export') &&
          total > 0 && (
            <Button loading={images.isLoading} onClick={() => void startPackage()}>
              {t('images')}
            </Button>
          )
        }
        words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
      >
        {isIssuing && <IssueDialog onIssued={awaitJob} onClose={() => setIssuing(false)} />}
        {ended && <EndDialog {...ended} onClose={() => setEnded(null)} />}
      </ListPage>
    </>
  );
}
