import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller';

interface Origin {
  readonly agent: string;
  readonly ip: string;
  readonly caller: Caller | null;
}

const origins = new AsyncLocalStorage<Origin>();

const MAX_LENGTH = 300;

export const agentOf = (request: FastifyRequest): string =>
  String(request.headers['user-agent'] ?? '').slice(0, MAX_LENGTH);

/** User-Agent of the current request, at most 300 characters; empty outside a request. */
export const currentAgent = (): string => origins.getStore()?.agent ?? '';

/** IP address of the current request; empty outside a request. */
export const currentIp = (): string => origins.getStore()?.ip ?? '';

/** The authenticated caller of the current request; null before log-in and outside a request. */
export const currentCaller = (): Caller | null => origins.getStore()?.caller ?? null;

/** Makes agent, IP address and caller available to audit entries without passing them as parameters. */
export function rememberAgent(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run({ agent: agentOf(request), ip: request.ip, caller: request.caller ?? null }, done);
  });
}
