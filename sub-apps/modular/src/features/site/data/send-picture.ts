import { api, type SitePictureKind, withoutToast } from '@edu/shared-utility';

/** @returns the address of the stored picture @throws the server's refusal, at the field `file` */
export const sendPicture = async (
  kind: SitePictureKind,
  file: File,
  signal: AbortSignal,
): Promise<string> =>
  (await api.site.uploadPicture({ kind, file }, { ...withoutToast, signal })).address;
