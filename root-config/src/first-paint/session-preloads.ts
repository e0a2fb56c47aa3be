import { fullPagePaths, withoutFinalSlash } from '../paths';

const isFile = (raw: unknown): raw is [string, string] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');

function sessionPreloads(): [string, string][] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-session-preloads"]');
  try {
    const parsed: unknown = JSON.parse(meta?.content || '[]');
    return Array.isArray(parsed) ? parsed.filter(isFile) : [];
  } catch {
    return [];
  }
}

/**
 * File and digest of what a logged-in person's page at this address imports besides the page's own files, as the
 * server lists it. The browser decides by the token, since an unused preload costs bytes and a warning.
 */
export function sessionFiles(): [string, string][] {
  if (fullPagePaths.has(withoutFinalSlash(window.location.pathname))) return [];
  try {
    return window.localStorage.getItem('token') ? sessionPreloads() : [];
  } catch {
    return [];
  }
}

/** Preloads these files. */
export function preloadForSession(): void {
  for (const [href, integrity] of sessionFiles()) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity });
    document.head.append(link);
  }
}
