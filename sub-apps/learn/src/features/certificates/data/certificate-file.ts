import { api, saveFile, withoutToast } from '@edu/shared-utility';

/** The printed certificate as a picture. Not in the data layer, since a file does not belong in a store. */
export const pictureOf = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await api.certificate.picture({ id, format: 'png' }, { ...withoutToast, signal })).blob;

export const saveCertificate = async (id: string, format: 'png' | 'pdf'): Promise<void> =>
  saveFile(await api.certificate.picture({ id, format }, withoutToast));
