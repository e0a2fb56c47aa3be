import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { phraseOverrides, versionOf } from '../domain/phrase-overrides';
import { configEntries, frontendConfiguration, tenantOfHost } from '../domain/tenants';
import { BusinessError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { PublicCall } from '../http/route-call';

/** `frontend_config` and its environments' variants (specification §7). */
const FRONTEND_KEY = /^frontend_config(_(testing[123]|fat|uat))?$/;

const packageQuery = z.object({
  appname: fields.text(64),
  language: z.enum(['zh-CN', 'en-US', 'fr-FR']),
  env: fields.text(32),
});

const overridesOf = ({ db, host }: PublicCall, query: z.output<typeof packageQuery>) =>
  db.withSystem(async (tx) => phraseOverrides(tx, (await tenantOfHost(tx, host)).id, query));

/** Configuration and language packages, public, for the tenant of the page's host. */
export async function configurationRoutes(app: FastifyInstance): Promise<void> {
  const { configuration, i18nPackage } = contract;

  route(app, configuration.find, {
    request: z.object({ key: fields.text(64) }),
    response: replies.frontendConfiguration,
    handler: ({ key }, { db, host }) => {
      if (!FRONTEND_KEY.test(key)) throw new BusinessError(errorCodes.notFound);
      return db.withSystem((tx) => frontendConfiguration(tx, host));
    },
  });

  route(app, configuration.findAll, {
    request: z.object({ key: fields.text(64) }),
    response: z.array(z.object({ key: z.string(), value: z.string() })),
    handler: ({ key }, { db, host }) =>
      db.withSystem(async (tx) => configEntries(tx, (await tenantOfHost(tx, host)).id, key)),
  });

  route(app, i18nPackage.checkPackageVersion, {
    cacheable: true,
    request: packageQuery,
    response: z.object({ version: z.string() }),
    handler: async (query, call) => ({ version: versionOf(await overridesOf(call, query)) }),
  });

  route(app, i18nPackage.getConfList, {
    cacheable: true,
    request: packageQuery,
    response: z.array(z.object({ key: z.string(), value: z.string() })),
    handler: (query, call) => overridesOf(call, query),
  });
}
