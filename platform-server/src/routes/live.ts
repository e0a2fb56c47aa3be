import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findAttendees } from '../domain/live/attendees';
import { calendarOfSpan } from '../domain/live/calendar';
import { cancelLive, removeLive } from '../domain/live/cancel-live';
import { findLive, liveById } from '../domain/live/find-live';
import { liveBetween } from '../domain/live/live-between';
import { LIVE_BODY_LIMIT, liveSave, reason, sorts, states } from '../domain/live/live-fields';
import { saveLive } from '../domain/live/save-live';
import * as fields from '../http/fields';
import { calendarDownload } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { session } from './live-replies';

const count = z.number().int();

const [read, write] = ['live.read', 'live.write'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: z.number().int().min(1) });

export const filter = {
  courseId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
};

const span = z.object({ from: fields.moment, to: fields.moment, ...filter });

/** Live sessions of courses, for staff who plan them and for learners of the course. */
export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { live } = contract;

  route(app, live.find, {
    request: z.object({
      ...fields.page,
      ...filter,
      keyword: fields.text(64).optional(),
      state: z.enum(states).optional(),
      sort: z.enum(sorts).optional(),
    }),
    response: fields.pageOf(session),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findLive(t, caller, query)),
  });

  route(app, live.findBetween, {
    request: span,
    response: z.array(session),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => liveBetween(t, caller, query)),
  });

  route(app, live.findById, {
    request: idInput,
    response: session.extend({ joinUrl: z.string().nullable() }),
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => liveById(t, caller, id)),
  });

  route(app, live.save, {
    request: liveSave,
    response: z.object({ id: z.string(), version: count }),
    access: write,
    bodyLimit: LIVE_BODY_LIMIT,
    handler: (input, { tx, caller }) => tx((t) => saveLive(t, caller, input)),
  });

  route(app, live.cancel, {
    request: idAndVersionInput.extend({ reason }),
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => cancelLive(t, caller, input));
      return null;
    },
  });

  route(app, live.remove, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => removeLive(t, caller, input));
      return null;
    },
  });

  route(app, live.findAttendees, {
    request: idInput.extend(fields.page),
    response: fields.pageOf(
      z.object({ userId: z.string(), name: z.string(), phone: z.string(), joinedAt: z.string() }),
    ),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findAttendees(t, caller, query)),
  });

  calendarDownload(app, live.calendar, {
    request: span,
    access: read,
    handler: (query, { tx, caller, locale, page: { origin } }) =>
      tx((t) => calendarOfSpan(t, caller, query, { locale, origin })),
  });
}
