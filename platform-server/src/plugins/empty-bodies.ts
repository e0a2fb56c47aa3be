import type { FastifyInstance } from 'fastify';

/** A POST without parameters may come with a JSON content type and no body: that is no error. */
export function tolerateEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}
