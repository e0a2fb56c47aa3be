import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { closeFeed, feedState, openFeed } from '../domain/live/calendar-feed';
import { refuseInDemo } from '../http/demo';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { feedAddress } from '../plugins/calendars';

const state = { createdAt: z.string().nullable(), usedAt: z.string().nullable() };

/** Manages the address from which a person's calendar program reads (plugins/calendars.ts). */
export async function calendarFeedRoutes(app: FastifyInstance): Promise<void> {
  const { calendarFeed } = contract;

  route(app, calendarFeed.state, {
    response: z.object(state),
    handler: (_, { db, caller }) => db.withSystem((tx) => feedState(tx, caller)),
  });

  route(app, calendarFeed.open, {
    response: z.object({ ...state, url: z.string() }),
    handler: async (_, { db, caller, locale, page: { origin } }) => {
      refuseInDemo(caller.readOnly);
      const { token, ...feed } = await db.withSystem((tx) => openFeed(tx, caller, locale));
      return { ...feed, url: `${origin}${feedAddress(token)}` };
    },
  });

  route(app, calendarFeed.close, {
    response: replies.nullReply,
    handler: async (_, { db, caller }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => closeFeed(tx, caller));
      return null;
    },
  });
}
