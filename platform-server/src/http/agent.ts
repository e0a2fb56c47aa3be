import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const agents = new AsyncLocalStorage<string>();

const MAX_LENGTH = 300;

/** How the browser of the running request named itself; empty outside a request. */
export const currentAgent = (): string => agents.getStore() ?? '';

/** Makes it known to the audit trail without passing it through every rule. */
export function rememberAgent(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const agent = String(request.headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
    agents.run(agent, done);
  });
}
