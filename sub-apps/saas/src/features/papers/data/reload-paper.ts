import { api, type Paper, withoutToast } from '@edu/shared-utility';

/** Reads the paper from the server, bypassing the cache. */
export const reloadPaper = (id: string): Promise<Paper> => api.paper.findById({ id }, withoutToast);
