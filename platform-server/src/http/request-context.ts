import type { FastifyRequest } from 'fastify';
import type { PageOrigin } from '../domain/factors/challenges';
import type { ContextHeaders } from '../domain/session-rules';
import { timeZoneName } from '../time-zone-name';

/** A header as one value; what a browser writes for "nothing stored" counts as missing. */
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

/** The time zone that the person has chosen; UTC for an unknown one. */
export const zoneOf = (request: FastifyRequest): string =>
  timeZoneName(header(request, 'timezone') ?? 'UTC') ?? 'UTC';

/** Host of the calling page without port: of `Origin` when the browser sends it, else of the request. */
export function pageHost(request: FastifyRequest): string {
  const { origin } = request.headers;
  if (origin && URL.canParse(origin)) return new URL(origin).hostname;
  return hostName(request.host);
}

/** Where the calling page is: what a passkey is bound to. */
export function pageOf(request: FastifyRequest): PageOrigin {
  const { origin } = request.headers;
  const named = origin && URL.canParse(origin) ? origin : `${request.protocol}://${request.host}`;
  return { origin: named, host: pageHost(request) };
}

/** The host whose tenant a call before login means: the one that its `domain` names, else the page's. */
export function tenantHost(request: FastifyRequest): string {
  const { domain } = (request.query ?? {}) as { domain?: unknown };
  return typeof domain === 'string' && domain !== '' ? hostName(domain) : pageHost(request);
}

/** `new.localhost:9000` → `new.localhost`. */
export function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
