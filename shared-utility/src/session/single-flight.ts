import { context } from '../storage';

const running = new Map<string, Promise<unknown>>();

/** Returns a function that checks whether the session is still the same, so that late responses are dropped. */
export function thisSession(): () => boolean {
  const token = context.get('token');
  return () => context.get('token') === token;
}

/** Callers in one session share a call that is already running. */
export function singleFlight<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `${name} ${context.get('token')}`;
  const cached = running.get(key);
  if (cached) return cached as Promise<T>;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
