import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../http/business-error';
import { isTooComplex } from '../http/json-shape';

/** Bytes of a body, unless its route says more: what a form of text fields takes, many times over. */
export const BODY_LIMIT = 16_384;

/**
 * Reads JSON and no other text. A POST without parameters may come with a JSON content type and no
 * body: that is no error. What would be costly to parse is refused before it is parsed.
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
