import type { Branch } from '../contract';
import { context, isNewSaas } from '../storage';
import { enterBranch } from './enter-branch';
import { fetchBranches } from './loaders';
import { singleFlight, thisSession } from './single-flight';

let askedBy: string | null = null;

/** Whether the stored place is one of these: the old flow sends organ and actor along, and they have to fit. */
function isStored(branch: Branch): boolean {
  if (branch.branch !== context.get('branch')) return false;
  return (
    isNewSaas() || (branch.organ === context.get('organ') && branch.actor === context.get('actor'))
  );
}

async function leavePlace(): Promise<void> {
  for (const key of ['branch', 'organ', 'actor', 'channel', 'roleList'] as const) {
    context.remove(key);
  }
}

/**
 * Asks again, once a page and session, which branches the person has: a place may have been taken away while the
 * browser stayed logged in. Where the stored one is gone, the first that is left is entered.
 *
 * @returns true when the place changed
 */
export async function refreshPlace(): Promise<boolean> {
  const token = context.get('token');
  if (token === null || askedBy === token) return false;
  return singleFlight('place', async () => {
    const still = thisSession();
    const branches = await fetchBranches();
    if (!still()) return false;
    askedBy = token;
    context.set('branchList', branches);
    if (branches.some(isStored)) return false;
    const [first] = branches;
    const hadPlace = context.get('branch') !== null || context.get('organ') !== null;
    await (first ? enterBranch(first) : leavePlace());
    return first !== undefined || hadPlace;
  });
}

/** For tests, which share one page. */
export function forgetRefreshedPlace(): void {
  askedBy = null;
}
