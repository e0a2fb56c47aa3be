import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { frontendConfiguration } from '../domain/tenants';
import { BusinessError } from '../http/business-error';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** `frontend_config` and its environments' variants (specification §7). */
const FRONTEND_KEY = /^frontend_config(_(testing[123]|fat|uat))?$/;

export async function configurationRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.configuration.find, {
    request: z.object({ key: z.string().max(64) }),
    response: replies.frontendConfiguration,
    handler: ({ key }, { db, host }) => {
      if (!FRONTEND_KEY.test(key)) throw new BusinessError(errorCodes.notFound);
      return db.withSystem((tx) => frontendConfiguration(tx, host));
    },
  });
}
