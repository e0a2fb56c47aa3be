import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../http/business-error';
import { isTooComplex } from '../http/json-shape';

/** Default maximum bytes of a body, many times what a form of text fields needs. */
export const BODY_LIMIT = 16_384;

/**
 * Parses JSON bodies only. An empty POST body with a JSON content type is accepted. Bodies that are costly to parse
 * are refused beforehand.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isTooComplex(body as string, request.routeOptions.config.bodyShape)) {
      done(new BusinessError(errorCodes.invalidInput, { status: 400 }), undefined);
    } else parse(request, body as string, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
}
