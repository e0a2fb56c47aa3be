/** Who is logged in here, and in which place, as calls say it; nothing where nobody is. */
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
