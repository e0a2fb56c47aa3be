import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailableError } from '../db/unavailable';
import { BusinessError } from '../http/business-error';
import { errorMessage } from '../http/error-words';
import { unavailable } from '../http/unavailable';
import { localeOf, phrase } from '../phrases';
import { refusalOfProtocolError, toBusinessError } from './error-translation';
import { allowOf } from './methods';
import { sendValidationError } from './validation-error';

function sendBusinessError(request: FastifyRequest, reply: FastifyReply, error: BusinessError) {
  const { values, status = 200, headers = {}, fields, data } = error.options;
  const locale = localeOf(request.headers.locale);
  const message = errorMessage(error, locale);
  const fieldMessages = Object.entries(fields ?? {}).map(([name, messageKey]) => [
    name,
    phrase(locale, messageKey, values),
  ]);
  const errorData = fields ? { fields: Object.fromEntries(fieldMessages) } : null;
  reply.businessCode = error.code;
  return reply
    .status(status)
    .headers(headers)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ code: error.code, message, data: data ?? errorData });
}

/**
 * Turns every error into an envelope, unknown paths and crashes included. A crash is logged; its text is never
 * sent.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    reply.status(200);
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendValidationError(request, reply, error);
    }
    if (error instanceof DatabaseUnavailableError) {
      request.log.error({ err: error }, 'the database is away');
      return sendBusinessError(request, reply, unavailable());
    }
    const businessError = toBusinessError(error);
    if (businessError) {
      const { alarm } = businessError.options;
      if (alarm) request.log.error({ alarm }, 'refused: the operator has to look');
      return sendBusinessError(request, reply, businessError);
    }
    request.log.error({ err: error }, 'unexpected failure');
    const failure = new BusinessError(errorCodes.internal, { status: 500 });
    return sendBusinessError(request, reply, failure);
  });
}

/** Sends the refusal of a request that failed before routing. */
export function sendFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const businessError =
    refusalOfProtocolError(error) ?? new BusinessError(errorCodes.invalidInput, { status: 400 });
  void sendBusinessError(request, reply, businessError);
}

/** For paths without a route, or without one for that method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const methods = request.server.methodsAt(request.url);
  if (methods.length > 0 && !methods.includes(request.method) && request.method !== 'OPTIONS') {
    const headers = { allow: allowOf(methods) };
    const refusal = new BusinessError(errorCodes.methodNotAllowed, { status: 405, headers });
    return sendBusinessError(request, reply, refusal);
  }
  return sendBusinessError(request, reply, new BusinessError(errorCodes.notFound, { status: 404 }));
}

export const sendUnavailable = (request: FastifyRequest, reply: FastifyReply) =>
  sendBusinessError(request, reply, unavailable());
