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

/** How the browser of the running request named itself; empty outside a request. */
export const currentAgent = (): string => origins.getStore()?.agent ?? '';

/** Where the running request came from; empty outside one. */
export const currentIp = (): string => origins.getStore()?.ip ?? '';

/** Who is logged in where, in the running request; null before the log-in and outside a request. */
export const currentCaller = (): Caller | null => origins.getStore()?.caller ?? null;

/** Makes both known to the audit trail without passing them through every rule. */
export function rememberAgent(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    origins.run({ agent: agentOf(request), ip: request.ip, caller: request.caller ?? null }, done);
  });
}
