import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database';
import { shortHash } from '../../domain/codes/secret';
import { SMS_OF_DAY } from '../../domain/codes/sms-budget';

/** Milliseconds that a scrape waits for the database. */
const TIMEOUT_MS = 2000;

interface State {
  readonly outbox: readonly { channel: string; status: string; count: number; oldest: number }[];
  readonly jobs: readonly { state: string; count: number }[];
  readonly sms: readonly { hits: number }[];
}

async function readState(db: Database): Promise<State> {
  const [outbox, jobs, sms] = await Promise.all([
    db.executeAsSystem<State['outbox'][number] & Record<string, unknown>>(sql`
      SELECT channel, status, count(*)::int AS count,
        extract(epoch FROM now() - min(created_at))::float AS oldest
      FROM outbox WHERE status IN ('pending', 'waiting', 'failed') GROUP BY channel, status`),
    db.executeAsSystem<State['jobs'][number] & Record<string, unknown>>(sql`
      SELECT state, count(*)::int AS count FROM job GROUP BY state`),
    db.executeAsSystem<{ hits: number }>(sql`
      SELECT hits FROM limit_counter WHERE bucket = ${shortHash(SMS_OF_DAY)} AND expires_at > now()`),
  ]);
  return { outbox, jobs, sms };
}

async function withTimeout<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  return Promise.race([work.catch(() => null), timeout]).finally(() => clearTimeout(timer));
}

const gauge = (registry: Registry, name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

/** Gauges of queues and failures. Returns the function that reads them, called at each scrape. */
export function registerStateGauges(app: FastifyInstance, registry: Registry): () => Promise<void> {
  const { db, services } = app;
  const up = gauge(registry, 'database_up', '1 when the database answered this scrape');
  const connections = gauge(
    registry,
    'database_connections',
    'Connections of this process, and requests that wait for one',
    ['state'],
  );
  const messages = gauge(
    registry,
    'outbox_messages',
    'Codes and notices on their way out, waiting for room in the SMS budget, or given up within thirty days',
    ['channel', 'status'],
  );
  const oldest = gauge(registry, 'outbox_oldest_seconds', 'Age of the oldest message that waits', [
    'channel',
  ]);
  const jobs = gauge(registry, 'jobs', 'Long work of the last seven days', ['state']);
  const sent = gauge(registry, 'sms_sent_today', 'Messages counted against the day’s budget');
  const budget = gauge(registry, 'sms_daily_limit', 'Messages a day that the budget allows');
  const faces = gauge(registry, 'face_pictures_waiting', 'Pictures before the face engine');

  return async () => {
    const { totalCount, idleCount, waitingCount } = db.pool;
    connections.set({ state: 'open' }, totalCount);
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'waiting' }, waitingCount);
    faces.set(services.faces.engine.waiting);
    budget.set(services.login.codes.sms.perDay);
    const state = await withTimeout(readState(db));
    up.set(state ? 1 : 0);
    for (const item of [messages, oldest, jobs, sent]) item.reset();
    if (!state) return;
    for (const { channel, status, count, oldest: age } of state.outbox) {
      messages.set({ channel, status }, count);
      if (status === 'pending') oldest.set({ channel }, age);
    }
    for (const job of state.jobs) jobs.set({ state: job.state }, job.count);
    sent.set(state.sms[0]?.hits ?? 0);
  };
}
