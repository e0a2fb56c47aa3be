/** Headers of the session for calls before the HTTP client is loaded; empty without a session. */
export function sessionHeaders(): Record<string, string> {
  try {
    const entries = ['token', 'organ', 'actor', 'branch'].flatMap((name) => {
      const value = window.localStorage.getItem(name);
      return value ? [[name, value]] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
