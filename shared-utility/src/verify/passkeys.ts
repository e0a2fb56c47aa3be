import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { WebAuthnJson } from '../contract';

/** Fetched with the first passkey; no page pays for it before. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at all; it has none on an insecure page. */
const supported = (): boolean => typeof window.PublicKeyCredential === 'function';

type Library = Awaited<ReturnType<typeof webAuthn>>;

/** One ceremony of the browser, which the signal ends: else its dialog stays over whatever comes next. */
async function ceremony<T>(
  begin: (library: Library) => Promise<T>,
  signal?: AbortSignal,
): Promise<WebAuthnJson> {
  const library = await webAuthn();
  signal?.throwIfAborted();
  const cancel = () => library.WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', cancel);
  try {
    return (await begin(library)) as WebAuthnJson;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Has the browser make a passkey; throws when the person, the browser or the signal does not let it. */
function create(options: WebAuthnJson, signal?: AbortSignal): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return ceremony(({ startRegistration }) => startRegistration({ optionsJSON }), signal);
}

/** Has the browser sign with a passkey; throws when the person, the browser or the signal does not let it. */
function use(options: WebAuthnJson, signal?: AbortSignal): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON }), signal);
}

/** Passkeys by the JSON that the server's calls take and give. */
export const passkeys = { supported, create, use } as const;
