import { systemJs } from './systemjs';

/** How far a module of the page has come, no matter what asked for it. */
export type Presence = 'loaded' | 'loading' | 'failed' | 'unused';

/** What the loader remembers of the module at an address; for testers, asks nothing and changes nothing. */
export function presenceOf(address: string): Presence {
  const loader = systemJs();
  const found = loader.get(address);
  if (found) return 'loaded';
  if (found === null) return 'failed';
  return loader.has(address) ? 'loading' : 'unused';
}

/** What a loaded module asks of the shared ones, as it says itself. */
export function requiresOf(address: string): Record<string, string> {
  const requires: unknown = systemJs().get(address)?.requires;
  if (typeof requires !== 'object' || requires === null) return {};
  return Object.fromEntries(Object.entries(requires).map(([name, range]) => [name, String(range)]));
}
