import {
  api,
  type Certificate,
  type CertificateFilter,
  type DownloadedFile,
  saveFile,
  type TemplateSettings,
  withoutToast,
} from '@edu/shared-utility';

/** A workbook of the filtered list. */
export const listFile = (filter: CertificateFilter): Promise<DownloadedFile> =>
  api.certificate.exportCertificateList(filter);

/** Downloads a certificate; the call shows its errors itself. */
export const saveCertificate = ({ id }: Certificate, format: 'png' | 'pdf'): Promise<void> =>
  api.certificate.picture({ id, format }).then(saveFile, () => {});

/** A certificate as printed. */
export const pictureOf = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await api.certificate.picture({ id, format: 'png' }, { ...withoutToast, signal })).blob;

/** A preview of a template, drawn by the server's renderer. */
export const previewOf = async (
  template: TemplateSettings,
  width: number,
  signal: AbortSignal,
): Promise<Blob> =>
  (await api.certificateTemplate.preview({ template, width }, { ...withoutToast, signal })).blob;
