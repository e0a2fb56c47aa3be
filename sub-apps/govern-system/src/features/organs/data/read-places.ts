import { api, quietly } from '@edu/shared-utility';
import { type OrganNode, placesOf } from './places';

/** As they are on the server, also when the page has been left. */
export const readPlaces = async (): Promise<OrganNode[]> =>
  placesOf((await api.organ.find({}, quietly)).organs);
