import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { WebAuthnJson } from '../contract';

/** Loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys; on an insecure page it does not. */
const supported = (): boolean => typeof window.PublicKeyCredential === 'function';

type Library = Awaited<ReturnType<typeof webAuthn>>;

/** Runs one ceremony of the browser; the signal aborts it, or its dialog would stay open over the next page. */
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

/** Creates a passkey in the browser; throws when the person, the browser or the signal cancels it. */
function create(options: WebAuthnJson, signal?: AbortSignal): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return ceremony(({ startRegistration }) => startRegistration({ optionsJSON }), signal);
}

/** Signs with a passkey; throws when the person, the browser or the signal cancels it. */
function use(options: WebAuthnJson, signal?: AbortSignal): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON }), signal);
}

/** Passkeys in the JSON form of the server's calls. */
export const passkeys = { supported, create, use } as const;
