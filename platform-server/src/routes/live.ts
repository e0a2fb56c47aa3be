import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { learnerOf } from '../domain/learning/visible-courses';
import { findAttendees } from '../domain/live/attendees';
import { calendarOfOne, calendarOfSpan } from '../domain/live/calendar';
import { cancelLive, removeLive } from '../domain/live/cancel-live';
import { findLive, liveById } from '../domain/live/find-live';
import { liveBetween } from '../domain/live/live-between';
import { LIVE_BODY_LIMIT, liveSave, reason, sorts, states } from '../domain/live/live-fields';
import { providerState } from '../domain/live/provider';
import { findOwnSessions, joinLive, liveRoom } from '../domain/live/room';
import { saveLive } from '../domain/live/save-live';
import { type Caller, isAllowed } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { calendarDownload, route } from '../http/route';

const [read, write] = ['live.read', 'live.write'] as const;
const count = z.number().int();

const learners = {
  id: z.string(),
  title: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  hostName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  summary: z.string(),
  state: z.enum(states),
  reason: z.string().nullable(),
};

const session = z.object({
  ...learners,
  teacherIds: z.array(z.string()),
  remindMinutes: z.literal([0, 5, 15, 30, 60, 1440]).nullable(),
  invited: count,
  attended: count,
  remindedAt: z.string().nullable(),
  isTold: z.boolean(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  mayWrite: z.boolean(),
  createdAt: z.string(),
  version: count,
});

const provider = z.object({
  name: z.enum(['none', 'zegoroomkit']),
  isConfigured: z.boolean(),
  problem: z.enum(['unset', 'settings', 'noClient']).nullable(),
  missing: z.array(z.string()),
});

const room = z.object({
  ...learners,
  opensAt: z.string(),
  isOpen: z.boolean(),
  joinUrl: z.string().nullable(),
  provider,
  isHost: z.boolean(),
});

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: z.number().int().min(1) });
const filter = {
  courseId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
};
const span = z.object({ from: fields.moment, to: fields.moment, ...filter });

/** Live sessions of courses, for staff who plan them and for learners of the course. */
export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { live } = contract;
  const providerFor = (caller: Caller) =>
    providerState(app.services.live, isAllowed(caller, write));

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

  route(app, live.provider, {
    response: provider,
    access: read,
    handler: async (_, { caller }) => providerFor(caller),
  });

  route(app, live.room, {
    request: idInput,
    response: room,
    handler: ({ id }, { tx, caller }) => tx((t) => liveRoom(t, caller, id, providerFor(caller))),
  });

  route(app, live.join, {
    request: idInput,
    response: room,
    handler: ({ id }, { tx, caller }) => tx((t) => joinLive(t, caller, id, providerFor(caller))),
  });

  route(app, live.findMine, {
    request: z.object({ courseId: filter.courseId }),
    response: z.array(z.object(learners)),
    handler: ({ courseId }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => findOwnSessions(s, learnerOf(caller), courseId))),
  });

  calendarDownload(app, live.calendarOfOne, {
    request: idInput,
    access: 'session',
    handler: ({ id }, { tx, caller, locale, page: { origin } }) =>
      tx((t) => calendarOfOne(t, caller, id, { locale, origin })),
  });

  calendarDownload(app, live.calendar, {
    request: span,
    access: read,
    handler: (query, { tx, caller, locale, page: { origin } }) =>
      tx((t) => calendarOfSpan(t, caller, query, { locale, origin })),
  });
}
