import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { chooseNotices, noticeState } from '../domain/account/notice-choice';
import { refuseInDemo } from '../http/demo';
import { route } from '../http/route';

const newNetwork = z.strictObject({ mail: z.boolean(), phone: z.boolean() });
const state = z.object({
  newNetwork,
  mail: z.string().nullable(),
  phone: z.string().nullable(),
});

/** Which optional notices a person wants to get. */
export async function noticeChoiceRoutes(app: FastifyInstance): Promise<void> {
  const { notice } = contract;

  route(app, notice.state, {
    response: state,
    handler: (_, { db, caller }) => db.withSystem((tx) => noticeState(tx, caller.accountId)),
  });

  route(app, notice.choose, {
    request: z.object({ newNetwork }),
    response: state,
    handler: (choice, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      return db.withSystem((tx) => chooseNotices(tx, { ...caller, ip }, choice));
    },
  });
}
