import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changesSomething } from '../domain/admin/permission-codes';
import { isAllowed } from '../http/caller';
import * as replies from '../http/replies';
import { route } from '../http/route';

const permissions = z.object({
  permissions: z.array(z.string()),
  isOperator: z.boolean(),
  readOnly: z.boolean(),
  testTools: z.boolean(),
});

/** Permissions of the session, by which pages decide what to offer. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.session.permissions, {
    response: permissions,
    handler: async (_, { caller }) => {
      const { isOperator, readOnly } = caller;
      const inForce = [...caller.permissions].filter(
        (code) => isAllowed(caller, code) && !(readOnly && changesSomething(code)),
      );
      return {
        permissions: inForce.sort(),
        isOperator,
        readOnly,
        testTools: isAllowed(caller, 'platform.modules'),
      };
    },
  });

  // Authentication is all that this call does.
  const noPerson = async (): Promise<null> => null;
  route(app, contract.session.arrive, {
    response: replies.nullReply,
    handler: noPerson,
    foreign: noPerson,
  });
}
