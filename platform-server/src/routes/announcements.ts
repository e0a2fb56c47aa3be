import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  removeAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '../domain/announcements/announcements';
import { countReach, requireAudience } from '../domain/announcements/audience';
import { type Delivers, MAILS_PER_HOUR, REACH_LIMIT } from '../domain/announcements/deliver';
import { announcementById, findAnnouncements } from '../domain/announcements/find-announcements';
import { findReceipts } from '../domain/announcements/find-receipts';
import { saveAnnouncement } from '../domain/announcements/save-announcement';
import { sendAnnouncement } from '../domain/announcements/send';
import { actorOf } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const TITLE_LIMIT = 80;
const TEXT_LIMIT = 4_000;
/** Maximum departments or roles of one announcement. */
const MAX_AUDIENCE_IDS = 20;

const count = z.number().int();
const audience = z
  .object({
    kind: z.enum(['all', 'staff', 'students', 'department', 'train', 'role']),
    ids: z.array(fields.identifier).max(MAX_AUDIENCE_IDS),
  })
  .strict();

const input = {
  title: fields.title(TITLE_LIMIT).optional(),
  text: fields.announcementText(TEXT_LIMIT).optional(),
  audience: audience.optional(),
  channels: z
    .array(z.enum(['mail', 'sms']))
    .max(2)
    .optional(),
};

const reply = z.object({
  id: z.string(),
  state: z.enum(['draft', 'scheduled', 'sent', 'withdrawn']),
  actions: z.array(z.enum(['edit', 'send', 'unschedule', 'withdraw', 'delete'])),
  problem: z.enum(['sender', 'nobody', 'tooMany']).nullable(),
  title: z.string(),
  text: z.string(),
  audience: z.object({ kind: audience.shape.kind, ids: z.array(z.string()) }),
  audienceNames: z.array(z.string()),
  channels: z.array(z.enum(['mail', 'sms'])),
  branchName: z.string().nullable(),
  author: z.string().nullable(),
  sendAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  reached: count,
  read: count,
  createdAt: z.string(),
  version: count,
});

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
const sorts = ['createdAt', '-createdAt', 'sentAt', '-sentAt', 'title', '-title'] as const;

/** Announcements of an organisation to its people. */
export async function announcementRoutes(app: FastifyInstance): Promise<void> {
  const { announcement } = contract;
  const { delivers } = app.services.login.codes;
  // A demo without providers stores messages in the outbox, where testers read them.
  const hasOutbox = app.services.devPages;
  const available: Delivers = { mail: delivers.mail || hasOutbox, sms: delivers.sms || hasOutbox };

  route(app, announcement.find, {
    request: z.object({
      ...fields.page,
      state: reply.shape.state.optional(),
      keyword,
      sort: z.enum(sorts).optional(),
    }),
    response: fields.pageOf(reply),
    access: 'message.read',
    handler: (query, { tx, caller, locale }) =>
      tx((t) => findAnnouncements(t, caller, query, locale)),
  });

  route(app, announcement.findById, {
    request: z.object(byId),
    response: reply,
    access: 'message.read',
    handler: ({ id }, { tx, caller, locale }) => tx((t) => announcementById(t, caller, id, locale)),
  });

  route(app, announcement.save, {
    request: z.object({
      ...byId,
      id: fields.identifier.optional(),
      version: fields.version,
      ...input,
    }),
    response: replies.createdReply,
    access: 'message.write',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (body, { tx, caller }) => tx((t) => saveAnnouncement(t, caller, body)),
  });

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

  route(app, announcement.remove, {
    request: z.object(idAndVersionInput),
    response: replies.nullReply,
    access: 'message.write',
    handler: async (body, { tx, caller }) => {
      await tx((t) => removeAnnouncement(t, caller, body));
      return null;
    },
  });

  route(app, announcement.receipts, {
    request: z.object({ ...fields.page, ...byId, read: z.enum(['yes', 'no']).optional(), keyword }),
    response: fields.pageOf(receipt),
    access: 'message.read',
    handler: (query, { tx, caller }) => tx((t) => findReceipts(t, caller, query)),
  });
}
