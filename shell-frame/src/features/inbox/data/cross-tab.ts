/** Written to be heard by the other tabs of this browser. */
const KEY = 'frame:inbox';

/** Tells the other tabs that messages were read, or work begun, here. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a storage they find out at their next look.
  }
}

export function onOtherTabChange(changed: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === KEY) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
