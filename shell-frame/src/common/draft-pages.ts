import { draftKey, on, unsaved } from '@edu/shared-utility';

const prefix = draftKey('', '', '').slice(0, -2);
/** Ends with the session; a draft that outlives it is still there, without a name. */
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

/** The page of this tab, by its title without the site. */
const pageName = (): string => document.title.replace(/ · [^·]*$/, '');

/** What a log-out would take along. */
export interface Lost {
  /** Titles of the pages that hold it. */
  readonly names: readonly string[];
  /** There is more, of which that is not known. */
  readonly others: boolean;
}

let lost: Lost | null = null;
let note = (): void => {};

/** For the question that a log-out asks; null while nobody logs out. */
export const lostByLogout = (): Lost | null => lost;

/** What any page has kept on this device, for whomever, is asked about too. The returned function ends that. */
export function guardDrafts(): () => void {
  note();
  const stored = namesStored();
  const found = keysNow().map((key) => stored[key]);
  const names = found.filter((name) => typeof name === 'string');
  if (unsaved.any()) names.unshift(pageName());
  lost = { names: [...new Set(names)], others: names.length === 0 || found.includes(undefined) };
  const end = unsaved.guard(hasDrafts);
  return () => {
    lost = null;
    end();
  };
}

/**
 * Notes which page each draft of this tab stems from, as it is left or out of sight: the drafts themselves do not say.
 * Returns how to stop.
 */
export function watchDraftPages(): () => void {
  const foreign = new Set(keysNow());
  const titles = new Map<string, string>();
  let path = window.location.pathname;
  note = (): void => {
    const stored = namesStored();
    const mine = keysNow().filter((key) => key in stored || !foreign.has(key));
    const named = mine.map((key) => [key, stored[key] ?? titles.get(path) ?? pageName()]);
    try {
      if (named.length > 0) localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(named)));
      else localStorage.removeItem(STORED);
    } catch {
      // a full storage costs a name
    }
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') note();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(prefix)) foreign.add(key);
  };
  // a page that goes takes its title away before the address of the next one has settled
  const observer = new MutationObserver(() => titles.set(window.location.pathname, pageName()));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('storage', onStorage);
  // of two windows side by side the one that is left stays in sight
  window.addEventListener('blur', note);
  const off = on('navigation:done', () => {
    note();
    path = window.location.pathname;
  });
  return () => {
    off();
    window.removeEventListener('blur', note);
    note = () => {};
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('storage', onStorage);
  };
}
