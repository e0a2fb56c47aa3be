import type { RichText, RichTextBlock } from '@edu/shared-utility/contract';
import { formulaElement } from './formula';
import { inlines, type WriteCallbacks } from './write-inlines';
import { element, type XmlElement } from './xml';

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
