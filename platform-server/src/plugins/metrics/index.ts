import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { BusinessError } from '../../http/business-error';
import { countRequests } from './requests';
import { registerStateGauges } from './state';

const isLocal = (ip: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

function isAllowed(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLocal(request.ip);
  const actualHeader = Buffer.from(request.headers.authorization ?? '');
  const expectedHeader = Buffer.from(`Bearer ${token}`);
  return (
    actualHeader.length === expectedHeader.length && timingSafeEqual(actualHeader, expectedHeader)
  );
}

/**
 * Metrics of the process, collected from the first scrape on, because observing the garbage collector has a cost.
 */
function watchProcess(registry: Registry, version: string): void {
  // Event-loop delays are reset at each scrape, so that an old spike does not hide a new one.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  new Gauge({
    name: 'edu_build_info',
    help: 'Always 1; what runs here',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}

/** Serves `/metrics` for Prometheus, with a registry per server. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  countRequests(app, registry);
  const readState = registerStateGauges(app, registry);
  let areGaugesRegistered = false;
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isAllowed(request, app.services.metricsToken)) {
      throw new BusinessError(errorCodes.forbidden, { status: 403 });
    }
    if (!areGaugesRegistered) watchProcess(registry, app.services.version);
    areGaugesRegistered = true;
    await readState();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
