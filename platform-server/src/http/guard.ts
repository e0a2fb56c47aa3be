import { type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../domain/find-caller';
import type { ForeignPerson } from '../foreign/people';
import { agentOf } from './agent';
import { BusinessError } from './business-error';
import { type Caller, isAllowed } from './caller';
import { contextHeaders, tokenOf } from './request-context';

interface GuardedCall {
  readonly endpoint: EndpointData;
  readonly access: string;
  readonly allowedWithoutFactor?: boolean;
  /** True if the route also answers users of another platform. */
  readonly allowsForeign?: boolean;
}

/** The user of a token: the caller of this server, or a user of another platform. */
export type TokenUser =
  | { readonly caller: Caller; readonly foreignPerson?: undefined }
  | { readonly caller?: undefined; readonly foreignPerson: ForeignPerson };

/** Requires an authenticated caller with the permission. */
export function guard(app: FastifyInstance, guarded: GuardedCall) {
  const { endpoint, access, allowedWithoutFactor = false } = guarded;
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    const { caller, foreignPerson } = endpoint.shell
      ? await identify(app, request, allowedWithoutFactor)
      : { caller: await authenticate(app, request, allowedWithoutFactor) };
    if (foreignPerson) {
      authorizeForeign(foreignPerson, guarded);
      request.foreignPerson = foreignPerson;
      return;
    }
    // An embedded site may only call reads of the specification, and none across tenants.
    const isOffered = endpoint.safe && !endpoint.ours && !access.startsWith('platform.');
    if (caller.isEmbedded && !isOffered) throw new BusinessError(errorCodes.forbidden);
    request.caller = caller;
    if (access !== 'session' && !isAllowed(caller, access)) {
      throw new BusinessError(errorCodes.forbidden);
    }
  };
}

/** Requires the permission, and a route that serves users of another platform (50100 otherwise). */
function authorizeForeign(
  { permissions }: ForeignPerson,
  { access, allowsForeign }: GuardedCall,
): void {
  if (access !== 'session' && !permissions.has(access)) {
    throw new BusinessError(errorCodes.forbidden);
  }
  if (allowsForeign) return;
  const data = { keptBy: 'platform' };
  throw new BusinessError(errorCodes.notImplemented, { phrase: 'foreign.keptByPlatform', data });
}

export async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
  allowedWithoutFactor = false,
): Promise<Caller> {
  const token = tokenOf(request);
  if (!token) throw new BusinessError(errorCodes.notLoggedIn);
  const { login, production } = app.services;
  const caller = await findCaller(app.db, token, contextHeaders(request), {
    ...login.limits,
    extendsSession: !request.routeOptions.config.endpoint?.unattended,
  });
  if (production && caller.lacksFactor && !allowedWithoutFactor) {
    throw new BusinessError(errorCodes.secondFactorDemanded);
  }
  return caller;
}

const isUnknownToken = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === errorCodes.notLoggedIn;

/** For the shell's own calls: a token that is unknown here may belong to the other platform. */
export async function identify(
  app: FastifyInstance,
  request: FastifyRequest,
  allowedWithoutFactor: boolean,
): Promise<TokenUser> {
  try {
    return { caller: await authenticate(app, request, allowedWithoutFactor) };
  } catch (error) {
    const token = tokenOf(request);
    const { foreign } = app.services;
    if (!isUnknownToken(error) || !token || !foreign) throw error;
    const source = { ip: request.ip, userAgent: agentOf(request) };
    return { foreignPerson: await foreign.personOf(token, source, request.log) };
  }
}
