import type { Branch } from '../contract';
import { context, isNewSaas } from '../storage';
import { enterBranch } from './enter-branch';
import { fetchBranches } from './loaders';
import { singleFlight, thisSession } from './single-flight';

let requestedFor: string | null = null;

/** Whether this is the stored place; in the old flow organ and actor are sent along and must match too. */
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
 * Refetches the person's branches, once a page and session, since a place may have been revoked meanwhile. If the
 * stored one is gone, the first remaining one is entered.
 *
 * @returns true when the place changed
 */
export async function refreshPlace(): Promise<boolean> {
  const token = context.get('token');
  if (token === null || requestedFor === token) return false;
  return singleFlight('place', async () => {
    const isSameSession = thisSession();
    const branches = await fetchBranches();
    if (!isSameSession()) return false;
    requestedFor = token;
    context.set('branchList', branches);
    if (branches.some(isStored)) return false;
    const [first] = branches;
    const hadPlace = context.get('branch') !== null || context.get('organ') !== null;
    await (first ? enterBranch(first) : leavePlace());
    return first !== undefined || hadPlace;
  });
}

/** Resets the state between tests, which share one page. */
export function forgetRefreshedPlace(): void {
  requestedFor = null;
}
