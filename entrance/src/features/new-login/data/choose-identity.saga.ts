import { abortable, api, context, type SessionContext, toast } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { continueToTarget } from '../../../common/continue-to-target';
import { noOrganisation } from '../../../common/enter.saga';
import { phrases } from '../phrases';
import { newLoginActions } from './new-login.slice';
import { refuse } from './refuse.saga';

/** Stores the session's organisation, branch and identity. */
function storeChoice(session: SessionContext): void {
  for (const key of ['organ', 'actor', 'channel', 'branch'] as const)
    context.set(key, session[key]);
  context.remove('mustChoose');
}

/** A person without a company enters, with a toast that some pages need one. */
async function noteMissingCompany(): Promise<void> {
  const company = await api.userNew
    .queryUserCompanyId(undefined, { toast: false })
    .catch(() => undefined);
  if (company === null) toast.info(phrases.t('noCompany'));
}

export function* enterIdentity(identityId: string) {
  const session = yield* abortable((signal) =>
    api.accountNew.switchIdentity({ identityId }, { signal }),
  );
  storeChoice(session);
  context.set('identity', identityId);
  void noteMissingCompany();
  void continueToTarget();
}

/** Continues with the identities in the tenant: none is a refusal, a single one is chosen, several are offered. */
export function* chooseIdentity() {
  const identities = yield* abortable((signal) =>
    api.userNew.findMyIdentity(undefined, { signal }),
  );
  const [onlyIdentity] = identities;
  if (!onlyIdentity) yield* call(refuse, noOrganisation());
  else if (identities.length > 1) {
    context.set('mustChoose', true);
    yield* put(newLoginActions.happened({ type: 'severalIdentities', identities }));
  } else yield* call(enterIdentity, onlyIdentity.id);
}
