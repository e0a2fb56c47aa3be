import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { alarms, BusinessError } from '../http/business-error';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Series {
  count: number;
  sum: number;
  readonly buckets: number[];
}

const isLocal = (ip: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

function allow(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLocal(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Request counts and times by route pattern and status, for Prometheus. */
export function registerMetrics(app: FastifyInstance): void {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => delay.disable());

  const raised = new Map<string, number>(alarms.map((alarm) => [alarm, 0]));
  app.addHook('onError', async (_request, _reply, error: Error) => {
    const alarm = error instanceof BusinessError ? error.options.alarm : undefined;
    if (alarm) raised.set(alarm, (raised.get(alarm) ?? 0) + 1);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Patterns, never addresses: their number is bounded and they hold no parameter.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    let one = series.get(labels);
    if (!one) {
      one = { count: 0, sum: 0, buckets: bounds.map(() => 0) };
      series.set(labels, one);
    }
    const seconds = reply.elapsedTime / 1000;
    one.count += 1;
    one.sum += seconds;
    bounds.forEach((bound, i) => {
      if (seconds <= bound && one.buckets[i] !== undefined) one.buckets[i] += 1;
    });
  });

  const render = (): string => {
    const { heapUsed, rss } = process.memoryUsage();
    const { totalCount, idleCount, waitingCount } = app.db.pool;
    const lines = [
      '# TYPE http_request_duration_seconds histogram',
      ...[...series].flatMap(([labels, { count, sum, buckets }]) => [
        ...bounds.map(
          (bound, i) =>
            `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[i]}`,
        ),
        `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{${labels}} ${sum.toFixed(6)}`,
        `http_request_duration_seconds_count{${labels}} ${count}`,
      ]),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      `nodejs_eventloop_delay_p99_seconds ${(delay.percentile(99) / 1e9).toFixed(6)}`,
      '# TYPE alarms_total counter',
      ...[...raised].map(([alarm, count]) => `alarms_total{alarm="${alarm}"} ${count}`),
      '# TYPE database_connections gauge',
      `database_connections{state="open"} ${totalCount}`,
      `database_connections{state="idle"} ${idleCount}`,
      `database_connections{state="waiting"} ${waitingCount}`,
    ];
    return `${lines.join('\n')}\n`;
  };

  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!allow(request, app.services.metricsToken)) {
      throw new BusinessError(errorCodes.forbidden, { status: 403 });
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(render());
  });
}
