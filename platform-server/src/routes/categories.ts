import { type CategoryNode, contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addCategory, changeCategory, removeCategory } from '../domain/categories/categories';
import { categoryTree, categoryTypes } from '../domain/categories/category-tree';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const NAME_LIMIT = 60;

const type = z.enum(categoryTypes);
const name = fields.requiredText(NAME_LIMIT);
const order = z.number().int().min(0).optional();

const node: z.ZodType<CategoryNode> = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  type,
  order: z.number().int(),
  uses: z.number().int(),
  version: z.number().int(),
  get children() {
    return z.array(node);
  },
});

/**
 * Categories of the organisation's teaching material. Any session may call; the required permission depends on the
 * type.
 */
export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  const { resourceCategory } = contract;

  route(app, resourceCategory.getTree, {
    request: z.object({ type }),
    response: z.array(node),
    access: 'session',
    handler: ({ type: categoryType }, { tx, caller }) =>
      tx((t) => categoryTree(t, caller, categoryType)),
  });

  route(app, resourceCategory.add, {
    request: z.object({ parentId: fields.identifier.nullable(), name, type, order }),
    response: replies.createdReply,
    access: 'session',
    handler: (input, { tx, caller }) => tx((t) => addCategory(t, caller, input)),
  });

  route(app, resourceCategory.updateById, {
    request: z.object({
      id: fields.identifier,
      version: fields.version,
      name: name.optional(),
      parentId: fields.identifier.nullable().optional(),
      order,
    }),
    response: replies.nullReply,
    access: 'session',
    handler: async (change, { tx, caller }) => {
      await tx((t) => changeCategory(t, caller, change));
      return null;
    },
  });

  route(app, resourceCategory.delete, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    access: 'session',
    handler: async ({ id }, { tx, caller }) => {
      await tx((t) => removeCategory(t, caller, id));
      return null;
    },
  });
}
