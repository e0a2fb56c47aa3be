import type { UserInfo } from '../contract';
import { context } from './context';

/**
 * A person's settings on this device, per host and owner. Keys start with `keep:`, so they outlive the session
 * (architecture §3, "Session end"); with a full or blocked storage nothing is stored.
 */
export interface UserStorage<T> {
  read(owner: string): T;
  write(owner: string, value: T): void;
}

/** Id of the user in this tenant, since one host may serve several tenants. */
export const ownerOf = ({ userId }: UserInfo): string =>
  [context.get('saas'), userId].filter(Boolean).join(':');

/** @param name `<room>:<what>`: every reader uses the same name */
export function userStorage<T>(
  name: string,
  initial: T,
  isValid: (raw: unknown) => raw is T,
): UserStorage<T> {
  const key = (owner: string): string => `keep:${name}:${window.location.host}:${owner}`;
  return {
    read(owner) {
      try {
        const raw: unknown = JSON.parse(localStorage.getItem(key(owner)) ?? 'null');
        return isValid(raw) ? raw : initial;
      } catch {
        return initial;
      }
    },
    write(owner, value) {
      try {
        localStorage.setItem(key(owner), JSON.stringify(value));
      } catch {
        // A setting that is not stored must not break the page.
      }
    },
  };
}

const isTextList = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string');

const paths = (name: string) => userStorage<readonly string[]>(`frame:${name}`, [], isTextList);

/** Addresses of pages: those opened last, newest first, and favourites. Written by the frame. */
export const savedPages = { recents: paths('recents'), favourites: paths('favourites') };
