import { countAdministered } from '../domain/admin/tenant-share';
import { countOrRefuse } from '../domain/codes/limits';
import { actorOf } from '../http/caller';
import type { SessionCall } from '../http/route-call';

/** Limit of additions and invitations per administrator, counting refused ones, so that numbers cannot be probed. */
const PER_ACTOR = { max: 60, seconds: 3600 };

/** Limit per person and tenant, so that invitations cannot be used for harassment. */
const PER_PERSON = { max: 5, seconds: 86_400 };

/** Counts before looking up the account, so that the limit does not reveal whether it exists. */
export async function countInvitation({ db, caller }: SessionCall, person: string): Promise<void> {
  await countOrRefuse(db, `engage:${actorOf(caller).id}`, PER_ACTOR);
  await countOrRefuse(db, `engage:${caller.tenantId}:${person}`, PER_PERSON);
  await countAdministered(db, caller.tenantId);
}
