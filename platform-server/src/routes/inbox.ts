import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findInbox } from '../domain/inbox/find-inbox';
import { inboxState } from '../domain/inbox/inbox';
import { markRead } from '../domain/inbox/mark-read';
import { unreadOf } from '../domain/inbox/unread-messages';
import { FieldError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const count = z.number().int();
const item = z.object({
  id: z.string(),
  kind: z.enum(['announcement', 'notice']),
  title: z.string(),
  text: z.string(),
  sender: z.string().nullable(),
  sentAt: z.string(),
  readAt: z.string().nullable(),
});

/** The person's own messages, for the header's bell and its page. */
export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  const { inbox } = contract;

  route(app, inbox.state, {
    response: z.object({ unread: count, invitations: count, jobs: z.array(replies.job) }),
    handler: (_, { db, query, caller }) => inboxState(db, query, caller),
  });

  route(app, inbox.find, {
    request: z.object({
      ...fields.page,
      read: z.enum(['yes', 'no']).optional(),
      keyword: fields.text(64).optional(),
    }),
    response: fields.pageOf(item),
    handler: (query, { tx, caller, locale, zone, page: { origin } }) =>
      tx((t) => findInbox(t, caller, { locale, zone: zone(), origin }, query)),
  });

  route(app, inbox.read, {
    request: z.object({
      ids: z.array(fields.identifier).min(1).max(200).optional(),
      all: z.literal(true).optional(),
    }),
    response: z.object({ unread: count }),
    handler: async ({ ids, all }, { tx, query, caller }) => {
      refuseInDemo(caller.readOnly);
      if ((ids === undefined) === (all === undefined)) throw new FieldError('ids', 'field.inbox');
      await tx((t) => markRead(t, caller, ids ?? null));
      return { unread: await unreadOf(query, caller) };
    },
  });
}
