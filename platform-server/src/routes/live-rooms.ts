import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { learnerOf } from '../domain/learning/visible-courses';
import { calendarOfOne } from '../domain/live/calendar';
import { providerState } from '../domain/live/provider';
import { findOwnSessions, joinLive, liveRoom } from '../domain/live/room';
import { type Caller, isAllowed } from '../http/caller';
import * as fields from '../http/fields';
import { calendarDownload } from '../http/file-route';
import { route } from '../http/route';
import { filter } from './live';
import { learners, provider, room } from './live-replies';

const [read, write] = ['live.read', 'live.write'] as const;

const idInput = z.object({ id: fields.identifier });

/** Live lessons as those who take part in them see them. */
export async function liveRoomRoutes(app: FastifyInstance): Promise<void> {
  const { live } = contract;
  const providerFor = (caller: Caller) =>
    providerState(app.services.live, isAllowed(caller, write));

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
}
