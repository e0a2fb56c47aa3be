import { api, type DownloadedFile, type TalentExport } from '@edu/shared-utility';

/** A workbook of the filtered list. */
export const talentFile = (query: TalentExport): Promise<DownloadedFile> =>
  api.talent.export(query);
