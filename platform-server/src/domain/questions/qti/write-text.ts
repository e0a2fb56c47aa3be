import type { RichText, RichTextBlock, RichTextInline } from '@edu/shared-utility/contract';
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

const inlines = (
  parts: readonly RichTextInline[] | undefined,
  writing: WriteCallbacks,
): XmlNode[] =>
  (parts ?? []).map((part) =>
    (part.marks ?? []).reduceRight(
      (inner: XmlNode, mark) => wrapInMark(mark, inner),
      inlineNode(part, writing),
    ),
  );

const picture = (href: string | null, alt: string): XmlElement =>
  href === null
    ? element('p', {}, alt)
    : element('div', { class: 'picture' }, element('img', { src: href, alt }));

const audioElement = (href: string | null, title: string): XmlElement =>
  href === null
    ? element('p', {}, title)
    : element(
        'div',
        { class: 'sound' },
        element('audio', { src: href, controls: 'controls', title }),
      );

const span = (size: number): number | undefined => (size > 1 ? size : undefined);

function block(part: RichTextBlock, writing: WriteCallbacks): XmlElement {
  const insideBlocks = (blocks: readonly RichTextBlock[]) =>
    blocks.map((richTextBlock) => block(richTextBlock, writing));
  switch (part.type) {
    case 'paragraph':
      return element('p', {}, ...inlines(part.content, writing));
    case 'heading':
      return element(`h${part.attrs.level}`, {}, ...inlines(part.content, writing));
    case 'bulletList':
    case 'orderedList': {
      const items = part.content.map((item) => element('li', {}, ...insideBlocks(item.content)));
      return part.type === 'bulletList'
        ? element('ul', {}, ...items)
        : element('ol', { start: part.attrs.start }, ...items);
    }
    case 'blockquote':
      return element('blockquote', {}, ...insideBlocks(part.content));
    case 'codeBlock':
      return element(
        'pre',
        {},
        element('code', {}, ...(part.content ?? []).map(({ text }) => text)),
      );
    case 'table': {
      const rows = part.content.map((row) =>
        element(
          'tr',
          {},
          ...row.content.map(({ type, attrs, content }) =>
            element(
              type === 'tableHeader' ? 'th' : 'td',
              { colspan: span(attrs.colspan), rowspan: span(attrs.rowspan) },
              ...insideBlocks(content),
            ),
          ),
        ),
      );
      return element('table', {}, element('tbody', {}, ...rows));
    }
    case 'picture':
      return picture(writing.hrefOf(part.attrs.resourceId), part.attrs.alt);
    // Questions have no videos.
    case 'video':
      return element('p', {}, part.attrs.title);
    case 'audio':
      return audioElement(writing.hrefOf(part.attrs.resourceId), part.attrs.title);
    case 'formulaBlock':
      return element('div', { class: 'formula' }, formulaElement(part.attrs.source, true));
  }
}

/** A text as elements of an item's body. */
export const bodyOf = ({ content }: RichText, writing: WriteCallbacks): XmlElement[] =>
  content.map((richTextBlock) => block(richTextBlock, writing));

/** Marks white space as significant, so that it is read back unchanged. */
export const preserveSpace = { 'data-space': 'keep' } as const;
