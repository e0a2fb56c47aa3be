/** Storage key that notifies the other tabs of this browser. */
const KEY = 'frame:inbox';

/** Notifies the other tabs that messages were read or work was started. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage they notice at their next poll.
  }
}

export function onOtherTabChange(changed: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === KEY) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
