import {
  abortable,
  api,
  isApiError,
  passkeys,
  toFailure,
  type WebAuthnJson,
} from '@edu/shared-utility';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { createSubmitSlice, type Outcome, submitSaga } from '../submit';
import { phrases } from './phrases';

/** No input: the browser offers the passkeys for this host. */
export const passkeyLoginSlice = createSubmitSlice<null>('passkeyLogin');

/**
 * The submit of both flows.
 *
 * @param continueWith continues with the token of the log-in
 */
export const passkeyLogin = (
  flow: 'old' | 'new',
  continueWith: (token: string) => SagaGenerator<Outcome>,
) => ({
  slice: passkeyLoginSlice,
  saga: submitSaga(passkeyLoginSlice, function* () {
    let response: WebAuthnJson;
    try {
      const options = yield* abortable((signal) => api.login.passkeyOptions({}, { signal }));
      response = yield* abortable((signal) => passkeys.use(options, signal));
    } catch (error) {
      if (isApiError(error) && !toFailure(error).absent) throw error;
      return { code: -1, message: phrases.t(isApiError(error) ? 'absent' : 'refused') };
    }
    const { token } = yield* abortable((signal) =>
      api.login.byPasskey({ response, flow }, { signal }),
    );
    return yield* call(continueWith, token);
  }),
});
