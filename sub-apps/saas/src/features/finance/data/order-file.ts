import { api, type DownloadedFile, type OrderFilter } from '@edu/shared-utility';

/** A workbook of the filtered list. */
export const orderFile = (filter: OrderFilter): Promise<DownloadedFile> =>
  api.courseOrder.export(filter);
