import { api, type DownloadedFile, type OrderFilter } from '@edu/shared-utility';

/** A workbook of the filtered orders. */
export const ordersFile = (filter: OrderFilter): Promise<DownloadedFile> =>
  api.courseOrder.export(filter);
