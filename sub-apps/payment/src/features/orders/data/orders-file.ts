import { api, type DownloadedFile, type OrderFilter } from '@edu/shared-utility';

/** A workbook of what the filter finds. */
export const ordersFile = (filter: OrderFilter): Promise<DownloadedFile> =>
  api.courseOrder.export(filter);
