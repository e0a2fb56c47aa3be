import { draftKey, on, onTabVisibility, unsaved } from '@edu/shared-utility';

const prefix = draftKey('', '', '').slice(0, -2);
/** Session key, removed with the session; a draft that outlives it is then listed without a name. */
const STORED = 'frame:draft-pages';

type Names = Readonly<Record<string, string>>;

const keysNow = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix));

const hasDrafts = (): boolean => keysNow().length > 0;

function namesStored(): Names {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return raw instanceof Object ? (raw as Names) : {};
  } catch {
    return {};
  }
}

/** Title of the current page, without the site's. */
const pageName = (): string => document.title.replace(/ · [^·]*$/, '');

/** The drafts that a log-out would delete. */
export interface LostDrafts {
  /** Titles of the pages with drafts. */
  readonly names: readonly string[];
  /** Whether there are more drafts, whose pages are unknown. */
  readonly others: boolean;
}

let lostDrafts: LostDrafts | null = null;
let storePageNames = (): void => {};

/** For the question before a log-out; null when nobody is logging out. */
export const draftsLostByLogout = (): LostDrafts | null => lostDrafts;

/** Guards the drafts of all pages on this device against a log-out. The returned function ends this. */
export function guardDrafts(): () => void {
  storePageNames();
  const stored = namesStored();
  const drafts = keysNow().map((key) => stored[key]);
  const names = drafts.filter((name) => typeof name === 'string');
  if (unsaved.any()) names.unshift(pageName());
  lostDrafts = {
    names: [...new Set(names)],
    others: names.length === 0 || drafts.includes(undefined),
  };
  const end = unsaved.guard(hasDrafts);
  return () => {
    lostDrafts = null;
    end();
  };
}

/**
 * Records which page each draft of this tab belongs to, when the page is left or hidden, since the drafts do not
 * contain it. Returns a function that stops it.
 */
export function watchDraftPages(): () => void {
  const foreign = new Set(keysNow());
  const titles = new Map<string, string>();
  let path = window.location.pathname;
  storePageNames = (): void => {
    const stored = namesStored();
    const ownKeys = keysNow().filter((key) => key in stored || !foreign.has(key));
    const named = ownKeys.map((key) => [key, stored[key] ?? titles.get(path) ?? pageName()]);
    try {
      if (named.length > 0) localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(named)));
      else localStorage.removeItem(STORED);
    } catch {
      // Without storage only the name is lost.
    }
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(prefix)) foreign.add(key);
  };
  // A page removes its title at unmount, before the next address has settled.
  const observer = new MutationObserver(() => titles.set(window.location.pathname, pageName()));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stopVisibility = onTabVisibility((isVisible) => !isVisible && storePageNames());
  window.addEventListener('storage', onStorage);
  // In two windows side by side, the one that loses the focus stays visible.
  window.addEventListener('blur', storePageNames);
  const unsubscribe = on('navigation:done', () => {
    storePageNames();
    path = window.location.pathname;
  });
  return () => {
    unsubscribe();
    window.removeEventListener('blur', storePageNames);
    storePageNames = () => {};
    observer.disconnect();
    stopVisibility();
    window.removeEventListener('storage', onStorage);
  };
}
