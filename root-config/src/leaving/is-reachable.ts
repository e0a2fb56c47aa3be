/** In ms. A server that does not respond within this time would not deliver the next page either. */
const TIMEOUT = 5_000;

/** Whether the next page could be loaded. A proxy without its server still responds, but with an error. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return response.status < 500;
  } catch {
    return false;
  }
}
