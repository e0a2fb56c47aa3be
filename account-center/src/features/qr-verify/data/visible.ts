/** Resolves when the tab is visible: a hidden code cannot be scanned, so it is not polled. */
export function whenVisible(signal?: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const update = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', update);
      resolve();
    };
    document.addEventListener('visibilitychange', update, signal ? { signal } : {});
  });
}
