import { api, type Verification } from '@edu/shared-utility';

/** Proves the session with what the person gave. */
export async function prove(given: Verification): Promise<void> {
  switch (given.method) {
    case 'password':
      await api.proof.byPassword({ password: given.password });
      return;
    case 'phone':
    case 'mail':
      await api.proof.byCode({ to: given.method, authCode: given.authCode });
      return;
    case 'totp':
      await api.proof.byTotp({ code: given.code });
      return;
    case 'recovery':
      await api.proof.byRecoveryCode({ code: given.code });
      return;
    case 'passkey':
      await api.proof.byPasskey({ response: given.response });
  }
}

export const sendCode = (to: 'phone' | 'mail'): Promise<unknown> => api.proof.sendCode({ to });

export const passkeyOptions = () => api.proof.passkeyOptions();

/** Whether the session is proved by now: in another tab, or by a code whose answer was lost. */
export async function isProved(): Promise<boolean> {
  try {
    return (await api.proof.state(undefined, { toast: false })).provedUntil !== null;
  } catch {
    return false;
  }
}
