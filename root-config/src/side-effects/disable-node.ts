/** True for style sheets, which are disabled in place: moved, they would lose rules that a script added. */
export const isSheet = (node: Element): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;

/** Disables a node without moving it; returns a function that enables it again. */
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

/** Rules from text and from scripts, so that two sheets can be compared by their effect. */
function rulesOf(node: Element): string {
  if (!(node instanceof HTMLStyleElement)) return '';
  return [...(node.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');
}

/** True when one of the two is redundant. */
export const areEqualNodes = (element: Element, other: Element): boolean =>
  element.isEqualNode(other) && rulesOf(element) === rulesOf(other);
