import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendFrameworkError } from '../plugins/errors';
import { wantsPage } from './static-host';

/** The same address with its percent signs meant as such; one slash, since two would name another host. */
const decodable = (url: string): string => `/${url.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`;

/**
 * For what Fastify refuses before any route. A person whose address was cut in the middle of a letter gets the page that
 * says so, with its ways on, instead of an answer for programs.
 */
export function refuseEarly(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code === 'FST_ERR_BAD_URL' && wantsPage(request)) {
    void reply.redirect(decodable(request.url));
  } else {
    sendFrameworkError(error, request, reply);
  }
}
