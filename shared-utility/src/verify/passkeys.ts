import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { WebAuthnJson } from '../contract';

/** Fetched with the first passkey; no page pays for it before. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at all; it has none on an insecure page. */
const supported = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the browser make a passkey; throws when the person or the browser does not. */
async function create(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as WebAuthnJson;
}

/** Has the browser sign with a passkey; throws when the person or the browser does not. */
async function use(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as WebAuthnJson;
}

/** Passkeys by the JSON that the server's calls take and give. */
export const passkeys = { supported, create, use } as const;
