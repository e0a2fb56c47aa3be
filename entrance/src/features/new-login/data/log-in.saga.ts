import {
  abortable,
  api,
  context,
  errorCodes,
  isApiError,
  navigate,
  refusedInPlace,
  session,
} from '@edu/shared-utility';
import { call, put, select } from 'typed-redux-saga';
import { ownTarget } from '../../../common/continue-to-target';
import { noOrganisation } from '../../../common/enter.saga';
import { logInBy } from '../../../common/second-step';
import { chooseIdentity } from './choose-identity.saga';
import { selectNewLogin } from './new-login.selectors';
import { type NewCredentials, newLoginActions, newLoginSlice } from './new-login.slice';
import { refuse } from './refuse.saga';

/** Switches the session to the tenant, unless it is there already. */
export function* enterTenant(saasId: string | null) {
  if (saasId !== null) {
    const { token } = yield* abortable((signal) =>
      api.accountNew.switchSaas({ saasId }, { signal }),
    );
    session.start({ token });
    context.set('saas', saasId);
  }
  yield* call(chooseIdentity);
}

/** Handles the choice of a tenant, which may be the session's current one. */
export function* changeTenant(saasId: string) {
  const { tenants } = yield* select(selectNewLogin);
  const currentTenant = context.get('saas') ?? tenants.find(({ current }) => current)?.saasId;
  yield* call(enterTenant, saasId === currentTenant ? null : saasId);
}

/** Loads tenants and identities again after a reload at the second choice. */
export function* resumeIdentities() {
  const tenants = yield* abortable((signal) => api.userNew.findMySaas(undefined, { signal }));
  const identities = yield* abortable((signal) =>
    api.userNew.findMyIdentity(undefined, { signal }),
  );
  if (identities.length > 1) {
    yield* put(newLoginActions.happened({ type: 'resumed', tenants, identities }));
  } else yield* call(chooseTenant);
}

export function* logIn({ remember, ...proof }: NewCredentials) {
  // An error of the code is shown at its field and not in a toast.
  const options = 'authCode' in proof ? refusedInPlace : {};
  const login = yield* logInBy(newLoginSlice.name, proof.account, (signal) =>
    api.accountNew.login(proof, { ...options, signal }),
  );
  if (remember !== undefined) context.set('rememberedAccount', remember ? proof.account : null);
  if (login) yield* call(goOnWith, login.token);
  else yield* put(newLoginActions.cancelled());
}

/** Continues after valid credentials; a person who needs a second factor adds it first. */
export function* goOnWith(token: string) {
  session.start({ token });
  try {
    yield* call(chooseTenant);
  } catch (error) {
    if (!isApiError(error) || error.code !== errorCodes.secondFactorDemanded) throw error;
    navigate(session.factorUrl(yield* call(ownTarget)), { replace: true });
  }
}

/** Continues with the person's tenants: none is a refusal, a single one is chosen, several are offered. */
export function* chooseTenant() {
  const tenants = yield* abortable((signal) => api.userNew.findMySaas(undefined, { signal }));
  const [onlyTenant] = tenants;
  if (!onlyTenant) yield* call(refuse, noOrganisation());
  else if (tenants.length > 1) {
    context.set('mustChoose', true);
    yield* put(newLoginActions.happened({ type: 'severalTenants', tenants }));
  } else yield* call(enterTenant, onlyTenant.current ? null : onlyTenant.saasId);
}
