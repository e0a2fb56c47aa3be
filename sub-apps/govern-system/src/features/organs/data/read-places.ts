import { api, withoutToast } from '@edu/shared-utility';
import { type OrganNode, organTree } from './organ-tree';

/** Reads the organisations from the server, also after the page was left. */
export const readPlaces = async (): Promise<OrganNode[]> =>
  organTree((await api.organ.find({}, withoutToast)).organs);
