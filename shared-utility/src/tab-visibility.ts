/** Calls each time that the tab is shown or hidden. Returns a function that stops it. */
export function onTabVisibility(update: (isVisible: boolean) => unknown): () => void {
  const onChange = (): void => void update(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
