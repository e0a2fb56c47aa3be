/** An element; its name has no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

export const element = (
  name: string,
  attrs: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly XmlNode[]
): XmlElement => ({
  name,
  attrs: Object.fromEntries(
    Object.entries(attrs).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ),
  children,
});

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';
export const elementsIn = ({ children }: XmlElement): XmlElement[] => children.filter(isElement);
export const childOf = (parent: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(parent).find((xmlElement) => xmlElement.name === name);

/** All descendants with this name, in document order. */
export const descendantsOf = (parent: XmlElement, name: string): XmlElement[] =>
  elementsIn(parent).flatMap((xmlElement) => [
    ...(xmlElement.name === name ? [xmlElement] : []),
    ...descendantsOf(xmlElement, name),
  ]);

/** The text content. */
export const textContentOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textContentOf).join('');
