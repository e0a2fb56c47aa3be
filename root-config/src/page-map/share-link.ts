import { isModuleName } from './module-name';
import { SHARE_KEY } from './override-keys';
import type { Override } from './overrides';

/** A link expires after a day, in ms. */
export const SHARE_LIFETIME = 24 * 60 * 60 * 1_000;
/** Tolerance in ms, since clocks of two computers differ. */
const CLOCK_TOLERANCE = 60 * 60 * 1_000;
/** Maximum length that the asking bar can show in full. */
const LONGEST_ADDRESS = 2_000;

export interface SharedOverride extends Override {
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const toText = (value: SharedOverride): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An address of this page that offers the override to anyone who opens it. */
export function makeShareLink(page: string, override: Override, now: number): string {
  const url = new URL(page);
  url.searchParams.set(SHARE_KEY, toText({ ...override, expires: now + SHARE_LIFETIME }));
  return url.href;
}

/** The override that a link offers; null when it is malformed, expired, or not such a link. */
export function readShareLink(search: string, now: number): SharedOverride | null {
  const text = new URLSearchParams(search).get(SHARE_KEY);
  if (!text) return null;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const raw: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0))),
    );
    const { module, address, integrity, expires } = raw as Partial<SharedOverride>;
    if (typeof module !== 'string' || typeof address !== 'string' || typeof expires !== 'number') {
      return null;
    }
    if (!isModuleName(module) || address.length > LONGEST_ADDRESS) return null;
    if (!(expires <= now + SHARE_LIFETIME + CLOCK_TOLERANCE)) return null;
    return {
      module,
      address,
      expires,
      ...(typeof integrity === 'string' && integrity && { integrity }),
    };
  } catch {
    return null;
  }
}

/** The address of the page without the offer. */
export function withoutShareLink(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(SHARE_KEY);
  return url.pathname + url.search + url.hash;
}
