/** A box of the skeleton, by the class that the page's own style knows. */
export function part(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement('div');
  created.className = `edu-first-${name}`;
  created.append(...children);
  return created;
}
