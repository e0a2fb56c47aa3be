import {
  type Certificate,
  formatDate,
  PageLink,
  type PageQuery,
  useCan,
  useLoad,
} from '@edu/shared-utility';
import type { Panel } from '@edu/shared-utility/admin';
import { Alert, Button, theme } from 'antd';
import { useCallback } from 'react';
import { data } from '../../../common/page-data';
import { useBlobAddress } from '../data/blob-address.hook';
import { certificateStates } from '../data/certificate-query';
import { pictureOf } from '../data/files';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

const useChanges = ({ id }: Certificate, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'certificate', id, ...page });

/** The certificate as printed. */
function Picture({ certificate: { id, certificateNo } }: { readonly certificate: Certificate }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [load, reload] = useLoad(useCallback((signal) => pictureOf(id, signal), [id]));
  const address = useBlobAddress(load.status === 'ready' ? load.data : null);
  if (load.status === 'failed') {
    return (
      <Alert
        role="alert"
        type="error"
        title={load.message}
        action={<Button onClick={reload}>{t('retry')}</Button>}
      />
    );
  }
  if (!address) return <p role="status">{t('drawing')}</p>;
  return (
    <img
      src={address}
      alt={t('pictureOf', { number: certificateNo })}
      style={{ width: '100%', border: `1px solid ${token.colorBorderSecondary}` }}
    />
  );
}

/** Side panel of a certificate: picture, details and history. */
export function useCertificatePanel(): Panel<Certificate> {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  return {
    sections: (row) => {
      const student = `/saas/student?${new URLSearchParams({ keyword: row.name, row: row.userId ?? '' })}`;
      return [
        { content: <Picture key={`${row.id}-${row.version}`} certificate={row} /> },
        {
          title: t('about'),
          facts: [
            [t('certificateNo'), row.certificateNo],
            [t('status'), <StatusTag key="status" status={row.status} />],
            [
              t('name'),
              row.userId !== null && can('student.read') ? (
                <PageLink key="name" to={student} style={{ color: token.colorLink }}>
                  {row.name}
                </PageLink>
              ) : (
                row.name
              ),
            ],
            [t('template'), row.templateName],
            [t('train'), row.trainTitle],
            [t('issuedAt'), formatDate(row.issuedAt, 'datetime')],
            [t('expiresAt'), row.expiresAt ? formatDate(row.expiresAt, 'date') : t('noEnd')],
            [t('branch'), row.branchName],
            ...(row.revokedAt === null
              ? []
              : [
                  [t('revokedAt'), formatDate(row.revokedAt, 'datetime')] as const,
                  [t('reason'), row.reason] as const,
                  [t('replacedBy'), row.replacedByNo] as const,
                ]),
          ],
        },
      ];
    },
    history: {
      useRead: useChanges,
      fields: {
        ...{ status: t('status'), reason: t('reason') },
        ...{ replacedByNo: t('replacedBy'), replacesNo: t('replaces') },
        'certificate.issued': t('did.issued'),
        'certificate.revoked': t('did.revoked'),
        'certificate.replaced': t('did.replaced'),
      },
      textOf: (field, value) => {
        const state = certificateStates.find((certificateState) => certificateState === value);
        return field === 'status' && state ? t(`is.${state}`) : undefined;
      },
    },
  };
}
