/** Pages that are no target after a log-in: the entrance and the error page. */
const NO_TARGET = /^\/(entrance(_new)?|error)(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern has to match control characters
const UNSAFE = /^(?!\/)|^\/[/\\]|\\|[\x00-\x1f\x7f]/;

/** Every form that repeated decoding produces; null where the encoding is invalid. */
function decodedForms(path: string): string[] | null {
  const forms = [path];
  try {
    for (let form = path; forms.length <= 5; ) {
      const next = decodeURIComponent(form);
      if (next === form) return forms;
      forms.push(next);
      form = next;
    }
  } catch {
    return null;
  }
  // Encoding this deep can only be meant to hide something.
  return null;
}

/**
 * A path of this site to return to after login, or null. Refuses other origins, `//x`, `/\x`,
 * schemes and their encoded forms (architecture §3), the login pages themselves and the error page.
 */
export function safeReturnTo(raw: string | null): string | null {
  if (!raw) return null;
  const [path = ''] = raw.split(/[?#]/);
  const forms = decodedForms(path);
  if (!forms || UNSAFE.test(raw) || forms.some((form) => UNSAFE.test(form))) return null;
  try {
    const url = new URL(raw, window.location.origin);
    if (url.origin !== window.location.origin) return null;
    const target = url.pathname + url.search + url.hash;
    return url.pathname.startsWith('//') || NO_TARGET.test(url.pathname) ? null : target;
  } catch {
    return null;
  }
}
