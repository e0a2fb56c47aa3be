/** A box of the skeleton; its class is styled by the page's own style sheet. */
export function skeletonPart(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement('div');
  created.className = `edu-first-${name}`;
  created.append(...children);
  return created;
}
