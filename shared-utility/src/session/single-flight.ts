import { context } from '../storage';

const running = new Map<string, Promise<unknown>>();

/** Says later whether the session is still the one of now: what comes back too late is not kept. */
export function thisSession(): () => boolean {
  const token = context.get('token');
  return () => context.get('token') === token;
}

/** Callers of one session that ask while a call is under way share it. */
export function singleFlight<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `${name} ${context.get('token')}`;
  const cached = running.get(key);
  if (cached) return cached as Promise<T>;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
