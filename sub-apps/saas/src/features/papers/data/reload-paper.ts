import { api, type Paper, quietly } from '@edu/shared-utility';

/** The paper as the platform has it at this moment. */
export const reloadPaper = (id: string): Promise<Paper> => api.paper.findById({ id }, quietly);
