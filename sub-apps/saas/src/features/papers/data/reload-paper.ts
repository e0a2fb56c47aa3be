import { api, type Paper, quietly } from '@edu/shared-utility';

/** Reads the paper from the server, bypassing the cache. */
export const reloadPaper = (id: string): Promise<Paper> => api.paper.findById({ id }, quietly);
