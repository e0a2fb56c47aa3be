/** Timeouts of an event stream, in ms. */
export interface StreamTimeouts {
  /** Until the first bytes, which a server sends at once; a buffering proxy delivers nothing. */
  readonly firstWord: number;
  /** Between two messages; the server sends one at least every fifteen seconds. */
  readonly quiet: number;
}

const isStream = ({ ok, headers }: Response): boolean =>
  ok && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
/** Whether the failure is temporary: too many requests, or a server error. */
const isPassing = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * Hears a stream of server-sent events to its end, whatever that is: by `fetch`, as an EventSource tells neither beats nor
 * why it failed.
 *
 * @param life ends it from outside
 * @param hear called for all that comes, with the id of the latest event in it; null for a mere beat
 * @returns whether there is a stream at all at this address
 */
export async function readEventStream(
  address: string,
  { firstWord, quiet }: StreamTimeouts,
  life: AbortSignal,
  hear: (id: string | null) => void,
): Promise<boolean> {
  const attempt = new AbortController();
  const abortAttempt = () => attempt.abort();
  life.addEventListener('abort', abortAttempt);
  if (life.aborted) abortAttempt();
  let timer = setTimeout(abortAttempt, firstWord);
  try {
    const response = await fetch(address, { cache: 'no-store', signal: attempt.signal });
    if (!isStream(response) || !response.body) return isPassing(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(abortAttempt, quiet);
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      const ids = lines.filter((line) => line.startsWith('id: '));
      hear(ids.at(-1)?.slice('id: '.length) ?? null);
    }
  } catch {
    // Cut, silent for too long, or no longer wanted.
    return true;
  } finally {
    clearTimeout(timer);
    life.removeEventListener('abort', abortAttempt);
    abortAttempt();
  }
}
