import type { Tab } from './tabs.flow';

const key = (owner: string): string => `frame:tabs:${window.location.host}:${owner}`;

const isTab = (raw: unknown): raw is Tab =>
  typeof raw === 'object' &&
  raw !== null &&
  ['key', 'address', 'name'].every((field) => typeof Reflect.get(raw, field) === 'string') &&
  /^\/(?![/\\])/.test(String(Reflect.get(raw, 'address')));

/** Reads from the session storage, which the end of the session clears. */
export function readTabs(owner: string): readonly Tab[] {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(key(owner)) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isTab) : [];
  } catch {
    return [];
  }
}

export function writeTabs(owner: string, tabs: readonly Tab[]): void {
  try {
    sessionStorage.setItem(key(owner), JSON.stringify(tabs));
  } catch {
    // Tabs that are not stored must not break the page.
  }
}
