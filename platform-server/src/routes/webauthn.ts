import { z } from 'zod';

/** What an authenticator signs, with its certificates, in bytes. */
export const WEBAUTHN_BODY_LIMIT = 65_536;

/** Options and answers as WebAuthn defines them: the library reads what is in them. */
export const webAuthnJson = z.record(z.string(), z.unknown());
