import { effectiveAppearance, onSystemAppearance } from './appearance';
import { memoryBacking, webBacking } from './backing';
import type { ContextValues } from './context-values';
import { DRAFTS } from './drafts';
import { type KeySpec, keySpecs } from './key-specs';

type Key = keyof ContextValues;
/** Where a change was made: in this page, or in another tab of the browser. */
export type ChangeOrigin = 'here' | 'elsewhere';
type Listener = (value: never, origin: ChangeOrigin) => void;

const local = webBacking(() => window.localStorage);
const session = webBacking(() => window.sessionStorage);
const backings = { local, session, memory: memoryBacking() };

const remembered = new Map<Key, unknown>();
/** Parsed values by their stored text, so that an unchanged list keeps its identity for React. */
const parsed = new Map<Key, { raw: string; value: unknown }>();
const initials = new Map<Key, unknown>();
const listeners = new Map<Key, Set<Listener>>();
const warned = new Set<Key>();

const storedName = (key: Key): string => keySpecs[key].stored ?? key;
const keyByStoredName = new Map(
  (Object.keys(keySpecs) as Key[]).map((key) => [storedName(key), key]),
);
/**
 * Keys that outlive a session: `keep:` ones, a tester's overrides, and the switch that they need (docs/testers.md).
 */
const isKept = (name: string) =>
  name.startsWith('keep:') || name.startsWith('import-map-override') || name === 'devtools';

function initialOf<K extends Key>(key: K): ContextValues[K] {
  if (!initials.has(key)) initials.set(key, keySpecs[key].initial());
  return initials.get(key) as ContextValues[K];
}

function decode<K extends Key>(key: K, raw: string): ContextValues[K] {
  const spec = keySpecs[key] as KeySpec<ContextValues[K]>;
  const candidates = [() => raw as unknown, () => JSON.parse(raw) as unknown];
  for (const candidate of candidates) {
    try {
      const value = spec.read(candidate());
      if (value !== undefined) return value;
    } catch {
      // Not JSON: the default below is used.
    }
  }
  if (!warned.has(key)) {
    warned.add(key);
    console.warn(`Stored value of "${storedName(key)}" is damaged; the default is used.`);
  }
  return initialOf(key);
}

function get<K extends Key>(key: K): ContextValues[K] {
  if (key === 'appearance') return effectiveAppearance(get('appearanceChoice')) as ContextValues[K];
  const spec = keySpecs[key];
  if (spec.where === 'memory') {
    return (remembered.has(key) ? remembered.get(key) : initialOf(key)) as ContextValues[K];
  }
  const raw = backings[spec.where].read(storedName(key));
  if (raw === null) return initialOf(key);
  const cached = parsed.get(key);
  if (cached?.raw === raw) return cached.value as ContextValues[K];
  const value = decode(key, raw);
  parsed.set(key, { raw, value });
  return value;
}

function notifySubscribers(key: Key, origin: ChangeOrigin): void {
  const value = get(key) as never;
  for (const listener of [...(listeners.get(key) ?? [])]) listener(value, origin);
  if (key === 'appearanceChoice') notifySubscribers('appearance', origin);
}

function set<K extends Key>(key: K, value: ContextValues[K]): void {
  if (key === 'appearance') {
    set('appearanceChoice', value as ContextValues['appearance']);
    return;
  }
  const spec = keySpecs[key];
  if (spec.where === 'memory') remembered.set(key, value);
  else if (value === null) backings[spec.where].remove(storedName(key));
  else {
    const raw = typeof value === 'string' ? value : JSON.stringify(value);
    backings[spec.where].write(storedName(key), raw);
  }
  notifySubscribers(key, 'here');
}

/** Whether a value is stored, even an invalid one, so that the default is not in use. */
function isSet(key: Key): boolean {
  const { where } = keySpecs[key];
  if (where === 'memory') return remembered.has(key);
  return backings[where].read(storedName(key)) !== null;
}

/** Resets a key to its default. */
function remove(key: Key): void {
  if (key === 'appearance') {
    remove('appearanceChoice');
    return;
  }
  remembered.delete(key);
  const spec = keySpecs[key];
  if (spec.where !== 'memory') backings[spec.where].remove(storedName(key));
  notifySubscribers(key, 'here');
}

function onStorage(event: StorageEvent): void {
  if (event.storageArea && event.storageArea !== window.localStorage) return;
  // A null key means that another tab emptied the whole storage.
  if (event.key === null) for (const key of listeners.keys()) notifySubscribers(key, 'elsewhere');
  else {
    const key = keyByStoredName.get(event.key);
    if (key) notifySubscribers(key, 'elsewhere');
  }
}

let watching = false;

/** Calls `fn` with the new value after every change, in this tab or (for local keys) another one. */
function subscribe<K extends Key>(
  key: K,
  fn: (value: ContextValues[K], origin: ChangeOrigin) => void,
): () => void {
  if (!watching) {
    watching = true;
    window.addEventListener('storage', onStorage);
    onSystemAppearance(() => notifySubscribers('appearance', 'here'));
  }
  const keyListeners = listeners.get(key) ?? new Set();
  listeners.set(key, keyListeners);
  keyListeners.add(fn as Listener);
  return () => void keyListeners.delete(fn as Listener);
}

/**
 * Ends the login context: removes everything except `keep:*` and `import-map-override*` (architecture §3).
 *
 * @param withDrafts also removes unsaved drafts (`draftKey`), since somebody else may use the device next
 */
function clear(withDrafts = false): void {
  for (const backing of [local, session]) {
    for (const name of backing.keys()) {
      if (!isKept(name) || (withDrafts && name.startsWith(DRAFTS))) backing.remove(name);
    }
  }
  remembered.clear();
  parsed.clear();
  for (const key of listeners.keys()) notifySubscribers(key, 'here');
}

/** The login context, shared by every app of the page and, except for memory keys, by every tab. */
export const context = { get, set, isSet, remove, subscribe, clear } as const;
