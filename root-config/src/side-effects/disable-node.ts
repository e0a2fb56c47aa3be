/** True for what styles the page: a sheet put to rest keeps the rules that a script gave it. */
export const isSheet = (node: Element): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;

/** Takes the effect of a node away without moving it; returns how to give it back. */
export function disableNode(node: Element): () => void {
  if (isSheet(node)) {
    const media = node.getAttribute('media');
    node.setAttribute('media', 'not all');
    return () =>
      media === null ? node.removeAttribute('media') : node.setAttribute('media', media);
  }
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return () => {};
  const { style } = node;
  const [value, priority] = [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ];
  style.setProperty('display', 'none', 'important');
  return () => style.setProperty('display', value, priority);
}

/** Rules that came by text or by script, so that two sheets can be compared by what they do. */
function rulesOf(node: Element): string {
  if (!(node instanceof HTMLStyleElement)) return '';
  return [...(node.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');
}

/** True when one of the two would never be missed. */
export const areEqualNodes = (element: Element, other: Element): boolean =>
  element.isEqualNode(other) && rulesOf(element) === rulesOf(other);
