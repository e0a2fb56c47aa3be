import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from '../http/unavailable';
import { PlatformFault } from './ask-platform';

/** However slow the platform is, no more requests than this wait for it in one process. */
const MAX_ASKING = 50;

export interface Asking<T> {
  /** Runs `work` unless the same is looked at already: then what is found counts for both. */
  once(key: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work`; a platform that cannot be asked is a line in the log, and 503. */
  now<R>(log: FastifyBaseLogger, work: () => Promise<R>): Promise<R>;
}

export function createAsking<T>(): Asking<T> {
  const flights = new Map<string, Promise<T>>();
  let count = 0;

  async function now<R>(log: FastifyBaseLogger, work: () => Promise<R>): Promise<R> {
    if (count >= MAX_ASKING) throw unavailable();
    count += 1;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error;
      log.error({ reason: error.message }, 'the platform of PLATFORM_API_URL cannot be asked');
      throw unavailable();
    } finally {
      count -= 1;
    }
  }

  return {
    now,
    once(key, work) {
      const known = flights.get(key);
      if (known) return known;
      const flight = work().finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
