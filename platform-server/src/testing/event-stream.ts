/** An open event stream. */
export interface EventStream {
  readonly reply: Response;
  /** Waits until the received text matches; throws if the stream ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  readonly received: string;
  close(): void;
}

/** Opens an event stream; throws the reply if it is none. */
export async function openEventStream(
  address: string,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const stop = new AbortController();
  const reply = await fetch(address, { headers, signal: stop.signal });
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(await reply.text());
  }
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    reply,
    async waitFor(pattern) {
      for (;;) {
        const match = pattern.exec(received);
        if (match) return match;
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) throw new Error(`It ended after: ${received}`);
        received += value;
      }
    },
    get received() {
      return received;
    },
    close: () => stop.abort(),
  };
}
