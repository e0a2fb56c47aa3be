import { api, type Verification } from '@edu/shared-utility';

/** Proves the session by the given method. */
export async function prove(verification: Verification): Promise<void> {
  switch (verification.method) {
    case 'password':
      await api.proof.byPassword({ password: verification.password });
      return;
    case 'phone':
    case 'mail':
      await api.proof.byCode({ to: verification.method, authCode: verification.authCode });
      return;
    case 'totp':
      await api.proof.byTotp({ code: verification.code });
      return;
    case 'recovery':
      await api.proof.byRecoveryCode({ code: verification.code });
      return;
    case 'passkey':
      await api.proof.byPasskey({ response: verification.response });
  }
}

export const sendCode = (to: 'phone' | 'mail'): Promise<unknown> => api.proof.sendCode({ to });

export const passkeyOptions = () => api.proof.passkeyOptions();

/** Whether the session has been proved meanwhile, in another tab or by a code whose response was lost. */
export async function isProved(): Promise<boolean> {
  try {
    return (await api.proof.state(undefined, { toast: false })).provedUntil !== null;
  } catch {
    return false;
  }
}
