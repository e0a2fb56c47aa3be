import {
  contract,
  errorCodes,
  type ProofNeeded,
  type SecondStepNeeded,
} from '@edu/shared-utility/contract';
import { CommandError } from './map-client';
import { callServer, type RemoteOptions, ServerRefusal } from './remote-call';

/** The code of the authenticator app, computed if the secret is known. */
async function secondCode({ code, totpSecret }: RemoteOptions): Promise<string> {
  if (totpSecret) return (await import('otplib')).generate({ secret: totpSecret });
  if (code) return code;
  throw new CommandError(
    'This account has a second factor: set IMPORTMAP_CODE to the six digits of its authenticator app (or IMPORTMAP_TOTP_SECRET to its secret).',
  );
}

async function requestLogin(
  options: RemoteOptions,
  params: { account: string; password: string },
): Promise<{ token: string }> {
  try {
    return await callServer<{ token: string }>(options, contract.account.login, { params });
  } catch (error) {
    if (!(error instanceof ServerRefusal) || error.envelope.code !== errorCodes.secondStepNeeded) {
      throw error;
    }
    const { ticket } = error.envelope.data as SecondStepNeeded;
    const code = await secondCode(options);
    return callServer<{ token: string }>(options, contract.login.finish, {
      params: { ticket, code },
    });
  }
}

/** Gives a fresh proof with the password and code, since a token from the options may be too old for one. */
export async function proveIdentity(
  options: RemoteOptions,
  token: string,
  needed: ProofNeeded,
): Promise<void> {
  const { password } = options;
  if (needed.methods.includes('totp')) {
    const params = { code: await secondCode(options) };
    await callServer(options, contract.proof.byTotp, { token, params });
  } else if (needed.methods.includes('password') && password) {
    await callServer(options, contract.proof.byPassword, { token, params: { password } });
  } else {
    throw new CommandError(
      'The session of IMPORTMAP_TOKEN was not proved within five minutes: set IMPORTMAP_PASSWORD too, or log in by account and password.',
    );
  }
}

/** Logs in unless a token was passed; that session ends with the command. */
export async function logIn(
  options: RemoteOptions,
): Promise<{ token: string; end: () => Promise<unknown> }> {
  const { server, account, password, token } = options;
  if (token) return { token, end: async () => {} };
  if (!account || !password) {
    throw new CommandError(
      `The server at ${server} has to know who you are: set IMPORTMAP_ACCOUNT and IMPORTMAP_PASSWORD (or IMPORTMAP_TOKEN) to those of a platform operator.`,
    );
  }
  const login = await requestLogin(options, { account, password });
  const end = () =>
    callServer(options, contract.account.logout, { token: login.token }).catch(() => {});
  return { token: login.token, end };
}
