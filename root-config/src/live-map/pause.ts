/** Settles after the time, or when the signal aborts. */
export const pause = (ms: number, life: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      life.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    life.addEventListener('abort', finish);
    if (life.aborted) finish();
  });
