import { api, context, isNewSaas, type Organ, page, session } from '@edu/shared-utility';

/** What another organisation's visit left is of no use in this one. */
const stale = ['branch', 'branchList', 'roleList', 'menu', 'permissions'] as const;

/** Goes on with the work in another organisation, where the person has that place; the page starts again in it. */
export async function workIn({ id, name, channel }: Organ, actor: string): Promise<void> {
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
    // the person's places are the same; one that was just joined is new
    const places = context.get('organList');
    if (places && !places.some(({ organ }) => organ === id)) {
      context.set('organList', [...places, choice]);
    }
    session.chooseOrgan(choice);
  }
  page.reload();
}
