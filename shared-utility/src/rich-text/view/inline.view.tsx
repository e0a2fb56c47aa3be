import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextInline, RichTextMark } from '../../contract/rich-text';
import { isLinkAddress } from '../../contract/rich-text-rules';
import { Formula } from './formula.view';

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const;

function wrapInMark(content: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type !== 'link') return createElement(elements[mark.type], null, content);
  const { href } = mark.attrs;
  if (!isLinkAddress(href)) return content;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

export type RenderBlank = (part: RichTextInline) => ReactNode;

function renderUnmarked(part: RichTextInline, renderBlank: RenderBlank): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'hardBreak':
      return <br />;
    case 'formula':
      return <Formula source={part.attrs.source} />;
    case 'blank':
      return renderBlank(part);
  }
}

/** Formatted text; the first mark is the outermost element, as in the editor. */
export const inlines = (
  parts: readonly RichTextInline[] | undefined,
  renderBlank: RenderBlank,
): ReactNode =>
  createElement(
    Fragment,
    null,
    ...(parts ?? []).map((part) =>
      (part.marks ?? []).reduceRight<ReactNode>(wrapInMark, renderUnmarked(part, renderBlank)),
    ),
  );
