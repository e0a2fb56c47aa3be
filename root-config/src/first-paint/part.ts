/** A box of the skeleton, by the class that the page's own style knows. */
export function part(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = `edu-first-${name}`;
  made.append(...children);
  return made;
}
