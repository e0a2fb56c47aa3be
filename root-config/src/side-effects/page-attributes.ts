/** What an application may change at the page's own elements: scroll locks, theme classes. */
const watched = () =>
  [
    [document.body, 'class'],
    [document.body, 'style'],
    [document.documentElement, 'class'],
  ] as const;

/** Remembers the attributes now; the returned function puts back what has changed since. */
export function rememberAttributes(): () => void {
  const before = watched().map(([element, name]) => element.getAttribute(name));
  return () => {
    watched().forEach(([element, name], index) => {
      const value = before[index] ?? null;
      if (element.getAttribute(name) === value) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    });
  };
}
