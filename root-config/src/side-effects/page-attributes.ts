/** Attributes of the page's own elements that applications may change: scroll locks, theme classes. */
const watchedNodes = () =>
  [
    [document.body, 'class'],
    [document.body, 'style'],
    [document.documentElement, 'class'],
  ] as const;

/** Stores the attributes; the returned function restores those that have changed. */
export function rememberAttributes(): () => void {
  const before = watchedNodes().map(([element, name]) => element.getAttribute(name));
  return () => {
    watchedNodes().forEach(([element, name], index) => {
      const value = before[index] ?? null;
      if (element.getAttribute(name) === value) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    });
  };
}
