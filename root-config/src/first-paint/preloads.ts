import { fullPagePaths, withoutFinalSlash } from '../paths';

/** Address and digest of a file. */
type ListedFile = [string, string];

const isFile = (raw: unknown): raw is ListedFile =>
  Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');

function listedFiles(name: string): ListedFile[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  try {
    const parsed: unknown = JSON.parse(meta?.content || '[]');
    return Array.isArray(parsed) ? parsed.filter(isFile) : [];
  } catch {
    return [];
  }
}

/** The browser decides by the token, since an unused preload costs bytes and a warning. */
function sessionFiles(): ListedFile[] {
  if (fullPagePaths.has(withoutFinalSlash(window.location.pathname))) return [];
  try {
    return window.localStorage.getItem('token') ? listedFiles('edu-session-preloads') : [];
  } catch {
    return [];
  }
}

/**
 * Address and digest of each file that this page is going to import, as the server lists them in the HTML: what
 * everybody's page imports, then what only a logged-in person's does.
 */
export const filesToImport = (): ListedFile[] => [
  ...listedFiles('edu-preloads'),
  ...sessionFiles(),
];

/** Without `crossorigin`, as same-origin scripts are loaded without it. */
export function preloadFiles(): void {
  for (const [href, integrity] of filesToImport()) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity });
    document.head.append(link);
  }
}
