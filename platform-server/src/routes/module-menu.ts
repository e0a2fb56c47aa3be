import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countOrRefuse } from '../domain/codes/limits';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { ModuleMenus } from '../module-menu/module-menus';
import { changeAuthor } from './change-author';

const name = z.string().regex(/^@edu-app\/[\w.-]{1,100}$/);

const reply = z.object({
  name: z.string(),
  address: z.string().nullable(),
  state: z.enum(['offered', 'none', 'unusable']),
  title: z.string(),
  icon: z.string().nullable(),
  layout: z.enum(['padded', 'full']),
  languages: z.array(z.string()),
  permissions: z.array(z.object({ code: z.string(), name: z.string() })),
  pages: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      titles: z.array(
        z.object({ language: z.string(), title: z.string(), before: z.string().nullable() }),
      ),
      parent: z.string().nullable(),
      permission: z.string().nullable(),
      change: z.enum(['new', 'changed', 'same', 'gone']),
      before: z.string().nullable(),
      wasParent: z.string().nullable(),
      wasPermission: z.string().nullable(),
      renamed: z.number().int(),
      removed: z.number().int(),
    }),
  ),
  changed: z.array(z.enum(['title', 'icon', 'layout', 'directory', 'order'])),
  complaints: z.array(z.string()),
  tenants: z.number().int(),
  applied: z.object({ who: z.string(), at: z.string() }).nullable(),
  isCurrent: z.boolean(),
  revision: z.string(),
});

/** Menu entries of foreign modules in all tenants, for platform operators. */
export async function moduleMenuRoutes(app: FastifyInstance): Promise<void> {
  const { find, apply, remove } = contract.moduleMenu;
  const { live, modules } = app.services.importMap;
  const menusOf = ({ db }: SessionCall) => new ModuleMenus(db, live, modules);

  /** Limited, because each call makes the server send a request to another one. */
  const count = ({ db, caller }: SessionCall) =>
    countOrRefuse(db, `module-menu:${caller.accountId}`, { max: 60, seconds: 60 });

  route(app, find, {
    request: z.object({ name }),
    response: reply,
    access: 'platform.modules',
    handler: async (input, call) => {
      await count(call);
      return menusOf(call).describe(input.name, call.locale);
    },
  });

  for (const [endpoint, write] of [
    [apply, 'apply'],
    [remove, 'remove'],
  ] as const) {
    route(app, endpoint, {
      proof: 'fresh',
      request: z.object({ name, revision: fields.text(64).min(1) }),
      response: reply,
      access: 'platform.modules.write',
      handler: async (input, call) => {
        const author = await changeAuthor(call);
        await count(call);
        await menusOf(call)[write](input, author);
        return menusOf(call).describe(input.name, call.locale);
      },
    });
  }
}
