import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { BusinessError } from '../../http/business-error';
import { countRequests } from './requests';
import { registerStateGauges } from './state';

const isLocal = (ip: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

function allow(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLocal(request.ip);
  const actualHeader = Buffer.from(request.headers.authorization ?? '');
  const expectedHeader = Buffer.from(`Bearer ${token}`);
  return (
    actualHeader.length === expectedHeader.length && timingSafeEqual(actualHeader, expectedHeader)
  );
}

/** Of the process: from the first scrape on, as watching the collector of garbage costs something. */
function watchProcess(registry: Registry, version: string): void {
  // Its event-loop delays are those since the last scrape: an old spike hides no new one.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  new Gauge({
    name: 'edu_build_info',
    help: 'Always 1; what runs here',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}

/** `/metrics` for Prometheus. Each server has a registry of its own. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  countRequests(app, registry);
  const readState = registerStateGauges(app, registry);
  let watched = false;
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!allow(request, app.services.metricsToken)) {
      throw new BusinessError(errorCodes.forbidden, { status: 403 });
    }
    if (!watched) watchProcess(registry, app.services.version);
    watched = true;
    await readState();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
