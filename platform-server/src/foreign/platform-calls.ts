import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from '../http/unavailable';
import { PlatformError } from './platform-answer';

/** Maximum of concurrent requests to the platform per process. */
const MAX_CALLS = 50;

export interface PlatformCalls<T> {
  /** Runs `work`, or shares the result of a pending call with the same key. */
  shared(key: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work`; failures of the platform are logged and become 503. */
  withLimit<R>(log: FastifyBaseLogger, work: () => Promise<R>): Promise<R>;
}

export function createPlatformCalls<T>(): PlatformCalls<T> {
  const running = new Map<string, Promise<T>>();
  let count = 0;

  async function withCallLimit<R>(log: FastifyBaseLogger, work: () => Promise<R>): Promise<R> {
    if (count >= MAX_CALLS) throw unavailable();
    count += 1;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      log.error({ reason: error.message }, 'the platform of PLATFORM_API_URL cannot be asked');
      throw unavailable();
    } finally {
      count -= 1;
    }
  }

  return {
    withLimit: withCallLimit,
    shared(key, work) {
      const cached = running.get(key);
      if (cached) return cached;
      const call = work().finally(() => running.delete(key));
      running.set(key, call);
      return call;
    },
  };
}
