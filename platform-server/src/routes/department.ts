import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { departmentTree } from '../domain/organisations';
import { actorOf } from '../http/caller';
import * as replies from '../http/replies';
import { route } from '../http/route';

export async function departmentRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.department.getTree, {
    response: z.array(replies.departmentNode),
    handler: (_, { tx, caller }) => tx((t) => departmentTree(t, actorOf(caller).organId)),
  });
}
