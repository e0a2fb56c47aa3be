import { api } from '../api';
import type { Branch } from '../contract';
import { context, isNewSaas } from '../storage';
import { thisSession } from './single-flight';

/**
 * Makes a branch the session's (specification §2): in the new flow stores it and notifies the server, in the old
 * one stores its organ, actor and channel as well.
 */
export async function enterBranch(branch: Branch): Promise<void> {
  const before = context.get('branch');
  const storePlace = ({ organ, actor, channel }: Pick<Branch, 'organ' | 'actor' | 'channel'>) => {
    context.set('organ', organ);
    context.set('actor', actor);
    context.set('channel', channel);
    // Roles belong to the actor; where none are stored they are fetched.
    if (branch.branch !== before) context.remove('roleList');
  };
  if (!isNewSaas()) {
    storePlace(branch);
    context.set('branch', branch.branch);
    return;
  }
  const isSameSession = thisSession();
  context.set('branch', branch.branch);
  try {
    const place = await api.accountNew.switchBranch({ branchUcode: branch.ucode });
    if (isSameSession()) storePlace(place);
  } catch (error) {
    if (isSameSession()) context.set('branch', before);
    throw error;
  }
}
