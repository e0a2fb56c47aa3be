import { api, type DownloadedFile } from '@edu/shared-utility';

/** A workbook of all scores. */
export const scoreFile = (id: string): Promise<DownloadedFile> => api.exam.exportScores({ id });
