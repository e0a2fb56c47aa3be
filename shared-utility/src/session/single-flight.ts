const running = new Map<string, Promise<unknown>>();

/** Callers that ask while a call is under way share it. */
export function singleFlight<T>(name: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(name);
  if (known) return known as Promise<T>;
  const started = work().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
