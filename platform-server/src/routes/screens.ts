import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tooManyError } from '../domain/codes/limits';
import { networkOf } from '../domain/network';
import { createPublicScreens } from '../domain/screens/public-screens';
import { stampOf } from '../domain/statistics/roll-up/stamp';
import { createEventStreams, type StreamLimits } from '../http/event-streams';
import { createRateLimiter } from '../http/rate-limiter';
import { tenantHost } from '../http/request-context';
import { route } from '../http/route';
import { government, training } from './screen-replies';

/** Limit per network: many screens behind one address start at once and then read about twice a minute. */
const READS = { burst: 300, perSecond: 10 };

/** Limits for all processes of an installation. */
export const streamLimits: StreamLimits = {
  perNetwork: 200,
  total: 5_000,
  readInterval: 5_000,
  heartbeatInterval: 15_000,
  retry: 3_000,
};

const screenMode = z.enum(['government', 'training', 'own']).catch('own');

/** Figures for large screens, and the stream that announces changes. */
export async function screenRoutes(app: FastifyInstance): Promise<void> {
  const { screen } = contract;
  const { db, services } = app;
  const screens = createPublicScreens(db, services.timeZone);
  const streams = createEventStreams(app, { ...streamLimits, ...services.streams });
  const limitReads = createRateLimiter(READS);

  const countRead = (ip: string): void => {
    const wait = limitReads(networkOf(ip));
    if (wait > 0) throw tooManyError(wait);
  };

  route(app, screen.government, {
    response: government,
    handler: async (_, { host, ip }) => {
      countRead(ip);
      return screens.find('government', host);
    },
  });
  route(app, screen.training, {
    response: training,
    handler: async (_, { host, ip }) => {
      countRead(ip);
      return screens.find('training', host);
    },
  });

  app.get<{ Querystring: { screen?: unknown } }>(
    '/bi/v1/screen/stream',
    { schema: { hide: true } as object },
    async (request, reply) => {
      countRead(request.ip);
      const name = screenMode.parse(request.query.screen);
      if (name === 'own') {
        // public, so the event has no figures, only a changed id
        const readEvent = async () => ({ id: String(await db.withSystem(stampOf)), data: '{}' });
        return streams.open(request, reply, name, readEvent);
      }
      const host = tenantHost(request);
      return streams.open(request, reply, `${name} ${host}`, async () => {
        const { figures, mark } = await screens.marked(name, host);
        return { id: mark, data: JSON.stringify(figures) };
      });
    },
  );
}
