import { api, quietly, saveFile } from '@edu/shared-utility';

/** The printed certificate as a picture. Not in the data layer, since a file does not belong in a store. */
export const pictureOf = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await api.certificate.picture({ id, format: 'png' }, { ...quietly, signal })).blob;

export const saveCertificate = async (id: string, format: 'png' | 'pdf'): Promise<void> =>
  saveFile(await api.certificate.picture({ id, format }, quietly));
