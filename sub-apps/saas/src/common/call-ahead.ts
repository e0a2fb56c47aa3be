interface Started<T> {
  readonly key: string;
  readonly answer: Promise<T>;
  readonly controller: AbortController;
}

/** A call that leaves before the page which shows its answer is drawn. */
export function callAhead<T>() {
  let started: Started<T> | null = null;
  const stop = (): void => {
    started?.controller.abort();
    started = null;
  };
  return {
    stop,
    /** @param key what is asked for */
    start(key: string, ask: (signal: AbortSignal) => Promise<T>): void {
      stop();
      const controller = new AbortController();
      const answer = ask(controller.signal);
      // whoever takes it is told; where nobody does, nobody waits for it
      answer.catch(() => {});
      started = { key, answer, controller };
    },
    /** The answer under way, once and only for the same key; null where the call has still to be made. */
    take(key: string, signal: AbortSignal): Promise<T> | null {
      if (started?.key !== key) {
        stop();
        return null;
      }
      const { answer, controller } = started;
      started = null;
      signal.addEventListener('abort', () => controller.abort());
      return answer;
    },
  };
}
