import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from './business-error';
import type { Caller } from './caller';
import { authenticate, identify, type TokenUser } from './guard';

/** For public calls that authenticate by themselves; refuses embedded sites, since the call writes. */
export async function authenticateOwn(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Caller> {
  return refuseEmbedded(await authenticate(app, request));
}

/** The same for public calls of the shell, which users of another platform may make too. */
export async function identifyOwn(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<TokenUser> {
  const identified = await identify(app, request, false);
  if (identified.caller) refuseEmbedded(identified.caller);
  return identified;
}

function refuseEmbedded(caller: Caller): Caller {
  if (caller.isEmbedded) throw new BusinessError(errorCodes.forbidden);
  return caller;
}
