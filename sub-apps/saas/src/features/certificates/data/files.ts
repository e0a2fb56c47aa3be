import {
  api,
  type Certificate,
  type CertificateFilter,
  type DownloadedFile,
  quietly,
  saveFile,
  type TemplateSettings,
} from '@edu/shared-utility';

/** A workbook of what the filter finds. */
export const listFile = (filter: CertificateFilter): Promise<DownloadedFile> =>
  api.certificate.exportCertificateList(filter);

/** Hands the person a certificate; what is refused the call says itself. */
export const saveCertificate = ({ id }: Certificate, format: 'png' | 'pdf'): Promise<void> =>
  api.certificate.picture({ id, format }).then(saveFile, () => {});

/** A certificate as it is printed. */
export const pictureOf = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await api.certificate.picture({ id, format: 'png' }, { ...quietly, signal })).blob;

/** What a template looks like, by the renderer that issues. */
export const previewOf = async (
  template: TemplateSettings,
  width: number,
  signal: AbortSignal,
): Promise<Blob> =>
  (await api.certificateTemplate.preview({ template, width }, { ...quietly, signal })).blob;
