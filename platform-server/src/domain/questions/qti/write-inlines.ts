import type { RichTextInline } from '@edu/shared-utility/contract';
import { formulaElement } from './formula';
import { element, type XmlElement, type XmlNode } from './xml';

/** Callbacks for gaps and files while a text is written. */
export interface WriteCallbacks {
  /** The element of the next gap. */
  gap(): XmlElement;
  /** The path of a resource's file in the package; null if it has been deleted. */
  hrefOf(resourceId: string): string | null;
}

type Mark = NonNullable<Extract<RichTextInline, { type: 'text' }>['marks']>[number];

function wrapInMark(mark: Mark, inner: XmlNode): XmlElement {
  switch (mark.type) {
    case 'bold':
      return element('strong', {}, inner);
    case 'italic':
      return element('em', {}, inner);
    case 'code':
      return element('code', {}, inner);
    case 'subscript':
      return element('sub', {}, inner);
    case 'superscript':
      return element('sup', {}, inner);
    case 'link':
      return element('a', { href: mark.attrs.href }, inner);
    case 'underline':
      return element('span', { class: 'qti-underline' }, inner);
    case 'strike':
      return element('span', { class: 'strike' }, inner);
  }
}

function inlineNode(part: RichTextInline, writing: WriteCallbacks): XmlNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'hardBreak':
      return element('br');
    case 'formula':
      return formulaElement(part.attrs.source, false);
    case 'blank':
      return writing.gap();
  }
}

export const inlines = (
  parts: readonly RichTextInline[] | undefined,
  writing: WriteCallbacks,
): XmlNode[] =>
  (parts ?? []).map((part) =>
    (part.marks ?? []).reduceRight(
      (inner: XmlNode, mark) => wrapInMark(mark, inner),
      inlineNode(part, writing),
    ),
  );
