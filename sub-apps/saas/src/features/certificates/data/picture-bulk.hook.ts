import type { Certificate, CertificateFilter } from '@edu/shared-utility';
import { type BulkAction, newRequestId } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** Pictures of chosen certificates, or of all that meet the conditions, as one package of a job. */
export function usePictureBulk(filter: CertificateFilter): BulkAction<Certificate>[] {
  const { t } = phrases.use();
  const [start] = data.useCertificateStartImagesMutation();
  const refusal = useRef<unknown>(undefined);
  return [
    {
      key: 'images',
      label: t('images'),
      permission: 'certificate.export',
      sendMany: async (rows) => {
        const ids = rows.map(({ id }) => id);
        const { error } = await start({ ids, requestId: newRequestId() });
        refusal.current = error;
        return { error };
      },
      // one package or none: a row alone is not asked for again
      send: async () => ({ error: refusal.current }),
      sendAll: async () => {
        const { error } = await start({ filter, requestId: newRequestId() });
        return error ? { error } : { started: t('imagesStarted') };
      },
      done: () => t('imagesStarted'),
    },
  ];
}
