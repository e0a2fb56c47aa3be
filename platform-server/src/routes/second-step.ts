import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loginByPasskey, loginPasskeyOptions } from '../domain/factors/passkey-login';
import { finishLogin } from '../domain/factors/second-step';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { WEBAUTHN_BODY_LIMIT, webAuthnJson } from './webauthn';

const ticket = fields.text(64);

/** The second step of a log-in, and log-in by passkey. */
export async function secondStepRoutes(app: FastifyInstance): Promise<void> {
  const { login } = contract;
  const policy = app.services.login;

  route(app, login.finish, {
    bodyLimit: WEBAUTHN_BODY_LIMIT,
    request: z.object({
      ticket,
      code: fields.text(32).optional(),
      recoveryCode: fields.text(64).optional(),
      response: webAuthnJson.optional(),
    }),
    response: replies.loginResult,
    handler: (input, call) => {
      const { ticket: ticketToken, code, recoveryCode, response } = input;
      if (code !== undefined)
        return finishLogin(call.db, policy, { ticket: ticketToken, code }, call);
      if (recoveryCode !== undefined) {
        return finishLogin(call.db, policy, { ticket: ticketToken, recoveryCode }, call);
      }
      if (response !== undefined) {
        return finishLogin(call.db, policy, { ticket: ticketToken, response }, call);
      }
      throw new FieldError('code', 'field.authCode');
    },
  });

  route(app, login.passkeyOptions, {
    request: z.object({ ticket: ticket.optional() }),
    response: webAuthnJson,
    handler: (input, call) => loginPasskeyOptions(call.db, input.ticket, call),
  });

  route(app, login.byPasskey, {
    bodyLimit: WEBAUTHN_BODY_LIMIT,
    request: z.object({ response: webAuthnJson, flow: z.enum(['old', 'new']) }),
    response: replies.loginResult,
    handler: (input, call) => loginByPasskey(call.db, policy, input, call),
  });
}
