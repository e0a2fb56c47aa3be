import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptInvitations, declineInvitations } from '../domain/admin/answer-invitation';
import {
  findInvitations,
  revealInvited,
  withdrawInvitation,
} from '../domain/admin/find-invitations';
import { ownInvitations } from '../domain/admin/invitations';
import { type InvitationAnswer, invitedOwner } from '../domain/admin/verify-invitee';
import { readRecipient } from '../domain/codes/recipient';
import { sendCode } from '../domain/codes/send-code';
import { countReveal } from '../domain/reveals';
import { tenantOfHost } from '../domain/tenants';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { PublicCall } from '../http/route-call';

const answer = z.object({ account: fields.accountName, authCode: fields.authCode });

const answerOf = (
  { account, authCode }: z.output<typeof answer>,
  { host, ip, noticeDelivery }: PublicCall,
): InvitationAnswer => ({ recipient: readRecipient(account), authCode, host, ip, noticeDelivery });

/** Invitations, for the administrators who send them and for the people who answer them. */
export async function invitationRoutes(app: FastifyInstance): Promise<void> {
  const { invitation } = contract;
  const { codes } = app.services.login;

  route(app, invitation.find, {
    request: z.object(fields.page),
    response: fields.pageOf(replies.invitation),
    access: 'administrator.read',
    handler: (query, { tx, caller }) => tx((t) => findInvitations(t, caller, query)),
  });

  route(app, invitation.withdraw, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    access: 'administrator.write',
    handler: async ({ id }, { tx, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await tx((t) => withdrawInvitation(t, caller, { id, ip }));
      return null;
    },
  });

  route(app, invitation.reveal, {
    request: z.object({ id: fields.identifier }),
    response: replies.revealed,
    access: 'administrator.reveal',
    handler: async ({ id }, { tx, db, caller, ip }) => {
      await countReveal(db, caller);
      return tx((t) => revealInvited(t, caller, { id, ip }));
    },
  });

  route(app, invitation.findMine, {
    response: z.array(replies.ownInvitation),
    handler: async (_, { db, caller }) =>
      // A demo account is shared, so its visitors must not see invitations.
      caller.readOnly ? [] : db.withSystem((tx) => ownInvitations(tx, caller.accountId)),
  });

  route(app, invitation.sendCode, {
    request: answer.pick({ account: true }),
    response: replies.nullReply,
    handler: async ({ account }, { db, host, ip, locale }) => {
      const recipient = readRecipient(account);
      const { tenantId, owner } = await db.withSystem(async (tx) => {
        const { id } = await tenantOfHost(tx, host);
        return { tenantId: id, owner: await invitedOwner(tx, recipient, id) };
      });
      const request = { purpose: 'invitation', recipient, tenantId, locale, ip, owner } as const;
      await sendCode(db, codes, { ...request, isDecoy: owner === null });
      return null;
    },
  });

  route(app, invitation.accept, {
    request: answer,
    response: z.object({ organs: z.array(z.string()), passwordCleared: z.boolean() }),
    handler: (input, call) => acceptInvitations(call.db, codes, answerOf(input, call)),
  });

  route(app, invitation.decline, {
    request: answer,
    response: replies.nullReply,
    handler: async (input, call) => {
      await declineInvitations(call.db, codes, answerOf(input, call));
      return null;
    },
  });
}
