import { api, context, isNewSaas, type Organ, page, session } from '@edu/shared-utility';

/** Context keys of the former organisation, which are invalid in the new one. */
const stale = ['branch', 'branchList', 'roleList', 'menu', 'permissions'] as const;

/** Switches to another organisation, with the person's actor there, and reloads the page. */
export async function switchOrgan({ id, name, channel }: Organ, actor: string): Promise<void> {
  if (isNewSaas()) {
    const sessionContext = await api.accountNew.switchIdentity({ identityId: actor });
    for (const key of stale) context.remove(key);
    for (const key of ['organ', 'actor', 'channel', 'branch'] as const) {
      context.set(key, sessionContext[key]);
    }
    context.set('identity', actor);
  } else {
    for (const key of stale) context.remove(key);
    const choice = { organ: id, name, actor, channel };
    // The person's list of organisations lacks one that they have just joined.
    const organs = context.get('organList');
    if (organs && !organs.some(({ organ }) => organ === id)) {
      context.set('organList', [...organs, choice]);
    }
    session.chooseOrgan(choice);
  }
  page.reload();
}
