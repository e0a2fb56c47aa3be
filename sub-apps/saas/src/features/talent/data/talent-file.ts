import { api, type DownloadedFile, type TalentFilter } from '@edu/shared-utility';

/** A workbook of the people whom the filter finds, with masked numbers. */
export const talentFile = (filter: TalentFilter): Promise<DownloadedFile> =>
  api.talent.export(filter);
