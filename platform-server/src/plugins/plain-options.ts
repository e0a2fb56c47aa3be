import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './errors';
import { allowOf } from './methods';

/** Answers plain OPTIONS requests; CORS preflights are handled by another plugin. */
export function answerOptions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-method': requestMethod } = request.headers;
    if (request.method !== 'OPTIONS' || (origin && requestMethod)) return done();
    const methods = app.methodsAt(request.url);
    if (methods.length === 0) void sendNotFound(request, reply);
    else void reply.status(204).header('allow', allowOf(methods)).send();
  });
}
