import {
  type ApiError,
  abortable,
  api,
  errorCodes,
  isApiError,
  passkeys,
  type WebAuthnJson,
} from '@edu/shared-utility';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { type Outcome, submitSaga } from '../submit';
import { passkeyLoginSlice } from './passkey-login.slice';
import { phrases } from './phrases';

/** The API does not know the calls: they are ours, and it may be the customer's own. */
const isAbsent = ({ code, status }: ApiError): boolean =>
  status === 404 || code === errorCodes.notFound || code === errorCodes.notImplemented;

/** @param goOn takes the token of a proven log-in from there */
export const passkeyLoginSaga = (
  flow: 'old' | 'new',
  goOn: (token: string) => SagaGenerator<Outcome>,
) =>
  submitSaga(passkeyLoginSlice, function* () {
    let response: WebAuthnJson;
    try {
      const options = yield* abortable((signal) => api.login.passkeyOptions({}, { signal }));
      response = yield* abortable((signal) => passkeys.use(options, signal));
    } catch (error) {
      if (isApiError(error) && !isAbsent(error)) throw error;
      return { code: -1, message: phrases.t(isApiError(error) ? 'absent' : 'refused') };
    }
    const { token } = yield* abortable((signal) =>
      api.login.byPasskey({ response, flow }, { signal }),
    );
    return yield* call(goOn, token);
  });
