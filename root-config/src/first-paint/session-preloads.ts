import { fullPagePaths, withoutFinalSlash } from '../paths';

const isFile = (raw: unknown): raw is [string, string] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');

function listed(): [string, string][] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-session-preloads"]');
  try {
    const parsed: unknown = JSON.parse(meta?.content || '[]');
    return Array.isArray(parsed) ? parsed.filter(isFile) : [];
  } catch {
    return [];
  }
}

/**
 * Fetches ahead what the server says a logged-in person's page at this address imports. Only the
 * browser knows whether there is a token; a preload nobody uses costs bytes and a warning.
 */
export function preloadForSession(): void {
  if (fullPagePaths.has(withoutFinalSlash(window.location.pathname))) return;
  try {
    if (!window.localStorage.getItem('token')) return;
  } catch {
    return;
  }
  for (const [href, integrity] of listed()) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity });
    document.head.append(link);
  }
}
