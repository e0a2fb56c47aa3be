/** Timeouts of an event stream, in ms. */
export interface StreamTimeouts {
  /** Until the first bytes, which a server sends at once; a buffering proxy delivers nothing. */
  readonly firstBytes: number;
  /** Between two messages; the server sends one at least every fifteen seconds. */
  readonly idleTimeout: number;
}

const isStream = ({ ok, headers }: Response): boolean =>
  ok && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
/** Whether the failure is temporary: too many requests, or a server error. */
const isTemporaryFailure = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * Reads a stream of server-sent events until it ends for any reason. By `fetch`, since an EventSource reports neither
 * heartbeats nor the cause of a failure.
 *
 * @param aborted aborts reading
 * @param onEvents called for each chunk with the id of its last event; null for a heartbeat
 * @returns whether the address has an event stream
 */
export async function readEventStream(
  address: string,
  { firstBytes, idleTimeout }: StreamTimeouts,
  aborted: AbortSignal,
  onEvents: (id: string | null) => void,
): Promise<boolean> {
  const attempt = new AbortController();
  const abortAttempt = () => attempt.abort();
  aborted.addEventListener('abort', abortAttempt);
  if (aborted.aborted) abortAttempt();
  let timer = setTimeout(abortAttempt, firstBytes);
  try {
    const response = await fetch(address, { cache: 'no-store', signal: attempt.signal });
    if (!isStream(response) || !response.body) return isTemporaryFailure(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let remainder = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(abortAttempt, idleTimeout);
      const lines = (remainder + decoder.decode(value, { stream: true })).split('\n');
      remainder = lines.pop() ?? '';
      const ids = lines.filter((line) => line.startsWith('id: '));
      onEvents(ids.at(-1)?.slice('id: '.length) ?? null);
    }
  } catch {
    // Interrupted, timed out, or aborted.
    return true;
  } finally {
    clearTimeout(timer);
    aborted.removeEventListener('abort', abortAttempt);
    abortAttempt();
  }
}
