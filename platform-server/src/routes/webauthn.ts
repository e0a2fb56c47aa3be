import { z } from 'zod';

/** Maximum bytes of an authenticator's reply with its certificates. */
export const WEBAUTHN_BODY_LIMIT = 65_536;

/** Options and replies as defined by WebAuthn; the library validates their content. */
export const webAuthnJson = z.record(z.string(), z.unknown());
