import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  proofState,
  proveByCode,
  proveByPassword,
  proveByRecoveryCode,
  proveByTotp,
  sendProofCode,
} from '../domain/proof/prove';
import { passkeyProofOptions, proveByPasskey } from '../domain/proof/prove-by-passkey';
import type { Prover } from '../domain/proof/prover';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { WEBAUTHN_BODY_LIMIT, webAuthnJson } from './webauthn';

/** Refuses demo sessions, whose visitors do not own the account. */
function proverOf({ caller, ip, locale, page }: SessionCall): Prover {
  refuseInDemo(caller.readOnly);
  return { ...caller, ip, locale, page };
}

const proved = z.object({ provedUntil: z.string() });
const addressKind = z.enum(['phone', 'mail']);
const allowedWithoutFactor = true;

/** Fresh proofs of a session (docs/flows/fresh-proof.md). */
export async function proofRoutes(app: FastifyInstance): Promise<void> {
  const { proof } = contract;
  const { codes } = app.services.login;

  route(app, proof.state, {
    allowedWithoutFactor,
    response: z.object({
      methods: z.array(z.enum(['password', 'phone', 'mail', 'totp', 'passkey', 'recovery'])),
      phone: z.string().nullable(),
      mail: z.string().nullable(),
      provedUntil: z.string().nullable(),
    }),
    handler: (_, call) => proofState(call.db, proverOf(call)),
  });

  route(app, proof.sendCode, {
    allowedWithoutFactor,
    request: z.object({ to: addressKind }),
    response: replies.nullReply,
    handler: async ({ to }, call) => {
      await sendProofCode(call.db, codes, proverOf(call), to);
      return null;
    },
  });

  route(app, proof.byPassword, {
    allowedWithoutFactor,
    request: z.object({ password: fields.password }),
    response: proved,
    handler: ({ password }, call) => proveByPassword(call.db, proverOf(call), password),
  });

  route(app, proof.byCode, {
    allowedWithoutFactor,
    request: z.object({ to: addressKind, authCode: fields.authCode }),
    response: proved,
    handler: (input, call) => proveByCode(call.db, codes, proverOf(call), input),
  });

  for (const [endpoint, prove] of [
    [proof.byTotp, proveByTotp],
    [proof.byRecoveryCode, proveByRecoveryCode],
  ] as const) {
    route(app, endpoint, {
      allowedWithoutFactor,
      request: z.object({ code: fields.text(32) }),
      response: proved,
      handler: ({ code }, call) => prove(call.db, codes, proverOf(call), code),
    });
  }

  route(app, proof.passkeyOptions, {
    allowedWithoutFactor,
    response: webAuthnJson,
    handler: (_, call) => passkeyProofOptions(call.db, proverOf(call)),
  });

  route(app, proof.byPasskey, {
    allowedWithoutFactor,
    bodyLimit: WEBAUTHN_BODY_LIMIT,
    request: z.object({ response: webAuthnJson }),
    response: proved,
    handler: ({ response }, call) => proveByPasskey(call.db, proverOf(call), response),
  });
}
