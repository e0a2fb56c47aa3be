/** Resolves as soon as the tab is in sight: nobody scans a hidden code, so nobody asks about it. */
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
