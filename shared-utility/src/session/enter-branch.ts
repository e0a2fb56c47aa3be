import { api } from '../api';
import type { Branch } from '../contract';
import { context, isNewSaas } from '../storage';
import { thisSession } from './single-flight';

/**
 * Makes a branch the session's (specification §2): the new flow stores it and tells the server,
 * the old one stores its organ, actor and channel as well.
 */
export async function enterBranch(branch: Branch): Promise<void> {
  if (!isNewSaas()) {
    context.set('organ', branch.organ);
    context.set('actor', branch.actor);
    context.set('channel', branch.channel);
    context.set('branch', branch.branch);
    return;
  }
  const still = thisSession();
  const before = context.get('branch');
  context.set('branch', branch.branch);
  try {
    const now = await api.accountNew.switchBranch({ branchUcode: branch.ucode });
    if (!still()) return;
    context.set('organ', now.organ);
    context.set('actor', now.actor);
    context.set('channel', now.channel);
  } catch (error) {
    if (still()) context.set('branch', before);
    throw error;
  }
}
