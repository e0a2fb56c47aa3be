import { api, quietly, type SitePictureKind } from '@edu/shared-utility';

/** @returns the address under which the picture is kept @throws what the server refuses, at the field `file` */
export const sendPicture = async (
  kind: SitePictureKind,
  file: File,
  signal: AbortSignal,
): Promise<string> =>
  (await api.site.uploadPicture({ kind, file }, { ...quietly, signal })).address;
