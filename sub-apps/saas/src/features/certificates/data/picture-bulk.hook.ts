import type { Certificate, CertificateFilter } from '@edu/shared-utility';
import { type BulkAction, newRequestId } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** Bulk action: pictures of the chosen certificates, or of all that match, as one ZIP made by a job. */
export function usePictureBulk(filter: CertificateFilter): BulkAction<Certificate>[] {
  const { t } = phrases.use();
  const [start] = data.useCertificateStartImagesMutation();
  /** The error of a refused package by row id, so that it is reported for each row without sending again. */
  const refused = useRef(new Map<string, unknown>());
  const startImages = async (rows: readonly Certificate[]) => {
    const ids = rows.map(({ id }) => id);
    const { error } = await start({ ids, requestId: newRequestId() });
    return { error };
  };
  return [
    {
      key: 'images',
      label: t('images'),
      permission: 'certificate.export',
      sendMany: async (rows) => {
        const { error } = await startImages(rows);
        refused.current = new Map(error ? rows.map(({ id }) => [id, error]) : []);
        return { error };
      },
      // A single selected row has not been tried yet.
      send: async (row) => {
        const error = refused.current.get(row.id);
        return refused.current.delete(row.id) ? { error } : startImages([row]);
      },
      sendAll: async () => {
        const { error } = await start({ filter, requestId: newRequestId() });
        return error ? { error } : { started: t('imagesStarted') };
      },
      done: () => t('imagesStarted'),
    },
  ];
}
