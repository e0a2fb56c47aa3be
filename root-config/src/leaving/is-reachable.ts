/** A server that is silent for so long would not bring the next page either, in ms. */
const PATIENCE = 5_000;

/** Whether the next page would come. A proxy that has lost its server answers, but with nothing to show. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const how = { method: 'HEAD', cache: 'no-store', signal: stop.signal } as const;
    return (await fetch('/config.json', how)).status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
