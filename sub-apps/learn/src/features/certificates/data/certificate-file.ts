import { api, quietly, saveFile } from '@edu/shared-utility';

/** As it is printed. No part of the data layer: a file belongs into no store. */
export const pictureOf = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await api.certificate.picture({ id, format: 'png' }, { ...quietly, signal })).blob;

export const saveCertificate = async (id: string, format: 'png' | 'pdf'): Promise<void> =>
  saveFile(await api.certificate.picture({ id, format }, quietly));
