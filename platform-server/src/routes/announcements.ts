import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { removeAnnouncement } from '../domain/announcements/announcements';
import { announcementById, findAnnouncements } from '../domain/announcements/find-announcements';
import { saveAnnouncement } from '../domain/announcements/save-announcement';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const TITLE_LIMIT = 80;
const TEXT_LIMIT = 4_000;

/** Maximum departments or roles of one announcement. */
const MAX_AUDIENCE_IDS = 20;

const count = z.number().int();

export const audience = z
  .object({
    kind: z.enum(['all', 'staff', 'students', 'department', 'train', 'role']),
    ids: z.array(fields.identifier).max(MAX_AUDIENCE_IDS),
  })
  .strict();

const input = {
  title: fields.requiredText(TITLE_LIMIT).optional(),
  text: fields.requiredMultilineText(TEXT_LIMIT).optional(),
  audience: audience.optional(),
  channels: z
    .array(z.enum(['mail', 'sms']))
    .max(2)
    .optional(),
};

export const reply = z.object({
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

const byId = { id: fields.identifier };
const idAndVersionInput = { ...byId, version: count.min(1) };
const keyword = fields.text(64).optional();
const sorts = ['createdAt', '-createdAt', 'sentAt', '-sentAt', 'title', '-title'] as const;

/** Announcements of an organisation to its people. */
export async function announcementRoutes(app: FastifyInstance): Promise<void> {
  const { announcement } = contract;

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

  route(app, announcement.remove, {
    request: z.object(idAndVersionInput),
    response: replies.nullReply,
    access: 'message.write',
    handler: async (body, { tx, caller }) => {
      await tx((t) => removeAnnouncement(t, caller, body));
      return null;
    },
  });
}
