import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../domain/audit';
import { findWordings } from '../domain/wordings/find-wordings';
import { resetWording, saveWording } from '../domain/wordings/wordings';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';

const packageQuery = {
  appname: fields.text(64).min(1),
  language: z.enum(['zh-CN', 'en-US', 'fr-FR']),
  env: fields.text(32).min(1),
};

const changed = {
  ...packageQuery,
  key: fields.text(200).min(1),
  was: z.string().max(1000).nullable(),
};

const row = z.object({
  key: z.string(),
  text: z.string(),
  reference: z.string(),
  override: z.string().nullable(),
  values: z.array(z.string()),
  isStale: z.boolean(),
});

/** The product's texts and the tenant's own wording. */
export async function wordingRoutes(app: FastifyInstance): Promise<void> {
  const { phrase } = contract;
  const { catalogue } = app.services;

  const auditFields = ({ caller: { tenantId, accountId }, ip }: SessionCall) => ({
    tenantId,
    accountId,
    ip,
    organIds: [],
  });

  route(app, phrase.find, {
    request: z.object({
      ...packageQuery,
      ...fields.page,
      keyword: fields.text(64).optional(),
      state: z.enum(['overridden', 'missing', 'stale']).optional(),
    }),
    response: fields.pageOf(row),
    access: 'language.read',
    handler: async (query, { tx, caller }) => {
      const texts = await catalogue();
      return tx((inside) => findWordings(inside, caller.tenantId, texts, query));
    },
  });

  route(app, phrase.save, {
    request: z.object({ ...changed, value: fields.text(1000) }),
    response: row,
    access: 'language.write',
    handler: async (input, call) => {
      refuseInDemo(call.caller.readOnly);
      const texts = await catalogue();
      return call.tx(async (inside) => {
        const saved = await saveWording(inside, call.caller.tenantId, texts, input);
        const { key, language, was, value } = input;
        const detail = { language, before: was, after: value };
        await audit(inside, {
          ...auditFields(call),
          action: 'phrase.changed',
          target: key,
          detail,
        });
        return saved;
      });
    },
  });

  route(app, phrase.reset, {
    request: z.object(changed),
    response: row,
    access: 'language.write',
    handler: async (input, call) => {
      refuseInDemo(call.caller.readOnly);
      const texts = await catalogue();
      return call.tx(async (inside) => {
        const saved = await resetWording(inside, call.caller.tenantId, texts, input);
        const { key, language, was } = input;
        const detail = { language, before: was, after: null };
        await audit(inside, {
          ...auditFields(call),
          action: 'phrase.changed',
          target: key,
          detail,
        });
        return saved;
      });
    },
  });
}
