import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inviteStaffByAccount, inviteStaffByPhone } from '../domain/admin/invite-staff';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { administratorInput } from './administrator';
import { countInvitation } from './invitation-limits';

const write = 'administrator.write';

/** The admission of a person to the staff, by account or by number. */
export async function staffInvitationRoutes(app: FastifyInstance): Promise<void> {
  const { administrator } = contract;

  route(app, administrator.add, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({ accountId: fields.identifier, roleIds: fields.identifiers }),
    response: replies.staffInvitationReply,
    access: write,
    handler: async ({ accountId, roleIds }, call) => {
      const { tx, caller, ip, noticeDelivery } = call;
      refuseInDemo(caller.readOnly);
      await countInvitation(call, accountId);
      return tx((t) => inviteStaffByAccount(t, caller, accountId, { roleIds, ip, noticeDelivery }));
    },
  });

  route(app, administrator.save, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: administratorInput,
    response: replies.staffInvitationReply,
    access: write,
    handler: async ({ roleIds, branchIds, ...person }, call) => {
      const { tx, caller, ip, noticeDelivery } = call;
      refuseInDemo(caller.readOnly);
      await countInvitation(call, person.phone);
      return tx((t) =>
        inviteStaffByPhone(t, caller, person, { roleIds, branchIds, ip, noticeDelivery }),
      );
    },
  });
}
