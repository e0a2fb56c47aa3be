import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendFrameworkError } from '../plugins/errors';
import { wantsPage } from './static-host';

/** The address with its percent signs escaped; a single slash at the start, since two would begin a host name. */
const decodable = (url: string): string => `/${url.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`;

/**
 * For requests that Fastify refuses before routing. A person with a truncated address is redirected to the not-found
 * page instead of getting JSON.
 */
export function refuseEarly(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code === 'FST_ERR_BAD_URL' && wantsPage(request)) {
    void reply.redirect(decodable(request.url));
  } else {
    sendFrameworkError(error, request, reply);
  }
}
