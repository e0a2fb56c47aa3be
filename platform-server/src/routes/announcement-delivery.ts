import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '../domain/announcements/announcements';
import { countReach, requireAudience } from '../domain/announcements/audience';
import { type Delivers, MAILS_PER_HOUR, REACH_LIMIT } from '../domain/announcements/deliver';
import { findReceipts } from '../domain/announcements/find-receipts';
import { sendAnnouncement } from '../domain/announcements/send';
import { actorOf } from '../http/caller';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { audience, reply } from './announcements';

const count = z.number().int();

const receipt = z.object({
  memberId: z.string(),
  name: z.string(),
  departmentName: z.string().nullable(),
  hasAccount: z.boolean(),
  readAt: z.string().nullable(),
});

const channelReach = z.object({ people: count, isConfigured: z.boolean() });
const byId = { id: fields.identifier };
const idAndVersionInput = { ...byId, version: count.min(1) };
const keyword = fields.text(64).optional();

/** Whom an announcement reaches, its sending and its receipts. */
export async function announcementDeliveryRoutes(app: FastifyInstance): Promise<void> {
  const { announcement } = contract;
  const { delivers } = app.services.login.codes;
  // A demo without providers stores messages in the outbox, where testers read them.
  const hasOutbox = app.services.devPages;
  const available: Delivers = { mail: delivers.mail || hasOutbox, sms: delivers.sms || hasOutbox };

  route(app, announcement.reach, {
    request: z.object({ audience }),
    response: z.object({
      people: count,
      inbox: count,
      mail: channelReach,
      sms: channelReach,
      mailsPerHour: count,
      limit: count,
    }),
    access: 'message.write',
    handler: ({ audience: audienceInput }, { tx, caller }) =>
      tx(async (t) => {
        const { organId } = actorOf(caller);
        await requireAudience(t, organId, audienceInput);
        const { branches, branchId, homeBranchId, memberId } = caller;
        const targetBranchId = branches === null ? null : (branchId ?? homeBranchId);
        const counts = await countReach(t, {
          ...{ organId, branchId: targetBranchId, audience: audienceInput, senderId: memberId },
        });
        return {
          people: counts.people,
          inbox: counts.inbox,
          mail: { people: counts.mail, isConfigured: available.mail },
          sms: { people: counts.sms, isConfigured: available.sms },
          mailsPerHour: MAILS_PER_HOUR,
          limit: REACH_LIMIT,
        };
      }),
  });

  route(app, announcement.send, {
    request: z.object({ ...idAndVersionInput, at: fields.moment.nullish() }),
    response: reply,
    access: 'message.send',
    handler: (body, { tx, caller, locale }) =>
      tx((t) => sendAnnouncement(t, caller, body, { locale, delivers, available })),
  });

  route(app, announcement.unschedule, {
    request: z.object(idAndVersionInput),
    response: reply,
    access: 'message.send',
    handler: (body, { tx, caller }) => tx((t) => unscheduleAnnouncement(t, caller, body)),
  });

  route(app, announcement.withdraw, {
    request: z.object(idAndVersionInput),
    response: reply,
    access: 'message.send',
    handler: (body, { tx, caller }) => tx((t) => withdrawAnnouncement(t, caller, body)),
  });

  route(app, announcement.receipts, {
    request: z.object({ ...fields.page, ...byId, read: z.enum(['yes', 'no']).optional(), keyword }),
    response: fields.pageOf(receipt),
    access: 'message.read',
    handler: (query, { tx, caller }) => tx((t) => findReceipts(t, caller, query)),
  });
}
