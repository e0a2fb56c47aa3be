import { api, quietly } from '@edu/shared-utility';
import { type OrganNode, organTree } from './organ-tree';

/** As they are on the server, also when the page has been left. */
export const readPlaces = async (): Promise<OrganNode[]> =>
  organTree((await api.organ.find({}, quietly)).organs);
