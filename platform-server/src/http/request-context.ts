import type { FastifyRequest } from 'fastify';
import type { PageOrigin } from '../domain/factors/challenges';
import type { ContextHeaders } from '../domain/session-rules';
import { timeZoneName } from '../time-zone-name';

/** A header with a single value; what a browser sends for an unset value counts as missing. */
function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  if (typeof value !== 'string') return null;
  return value === '' || value === 'null' || value === 'undefined' ? null : value;
}

export const tokenOf = (request: FastifyRequest): string | null => header(request, 'token');

export const contextHeaders = (request: FastifyRequest): ContextHeaders => ({
  actor: header(request, 'actor'),
  organ: header(request, 'organ'),
  branch: header(request, 'branch'),
});

/** The person's time zone; UTC for an unknown one. */
export const zoneOf = (request: FastifyRequest): string =>
  timeZoneName(header(request, 'timezone') ?? 'UTC') ?? 'UTC';

/** Host of the calling page, without port: of `Origin` if sent, else of the request. */
export function pageHost(request: FastifyRequest): string {
  const { origin } = request.headers;
  if (origin && URL.canParse(origin)) return new URL(origin).hostname;
  return hostName(request.host);
}

/** Origin of the calling page, to which a passkey is bound. */
export function pageOf(request: FastifyRequest): PageOrigin {
  const { origin } = request.headers;
  const pageOrigin =
    origin && URL.canParse(origin) ? origin : `${request.protocol}://${request.host}`;
  return { origin: pageOrigin, host: pageHost(request) };
}

/** Host that determines the tenant of a call before log-in: the `domain` parameter, else the page's host. */
export function tenantHost(request: FastifyRequest): string {
  const { domain } = (request.query ?? {}) as { domain?: unknown };
  return typeof domain === 'string' && domain !== '' ? hostName(domain) : pageHost(request);
}

/** `new.localhost:9000` → `new.localhost`. */
export function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
