import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roleIdsOf } from '../domain/menu';
import { route } from '../http/route';

export async function roleRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.role.findRoleIds, {
    response: z.array(z.string()),
    handler: async (_, { tx, caller }) => {
      const { actor } = caller;
      return actor ? tx((t) => roleIdsOf(t, actor.id)) : [];
    },
  });
}
