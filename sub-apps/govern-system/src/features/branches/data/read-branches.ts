import { api, type BranchNode, quietly } from '@edu/shared-utility';

/** As they are on the server, also when the page has been left. */
export const readBranches = (): Promise<BranchNode[]> => api.branch.getTree({}, quietly);
