import { systemJs } from './systemjs';

/** Load state of a module on this page. */
export type Presence = 'loaded' | 'loading' | 'failed' | 'unused';

/** The loader's state of the module at an address, for testers; has no side effects. */
export function presenceOf(address: string): Presence {
  const loader = systemJs();
  const loadedModule = loader.get(address);
  if (loadedModule) return 'loaded';
  if (loadedModule === null) return 'failed';
  return loader.has(address) ? 'loading' : 'unused';
}

/** The `requires` export of a loaded module: shared module → version range. */
export function requiresOf(address: string): Record<string, string> {
  const requires: unknown = systemJs().get(address)?.requires;
  if (typeof requires !== 'object' || requires === null) return {};
  return Object.fromEntries(Object.entries(requires).map(([name, range]) => [name, String(range)]));
}
