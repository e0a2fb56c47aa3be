import { theme } from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import type {
  RichText,
  RichTextBlock,
  RichTextCell,
  RichTextFile,
  RichTextInline,
  RichTextItem,
} from '../../contract/rich-text';
import { blankParts } from '../../contract/rich-text-words';
import { contentStyles } from './content-styles';
import { Picture, RecordingView } from './file.view';
import { Formula } from './formula.view';
import { inlines } from './inline.view';
import { useSharedStyles } from './shared-styles.hook';

export interface RichTextViewProps {
  readonly document: RichText;
  /** Current addresses of its pictures and recordings. */
  readonly files?: readonly RichTextFile[];
  /** Renders a gap, with its index from 0; a line by default. */
  readonly renderBlank?: (index: number) => ReactNode;
  /** Called when a file's address has expired: new `files` may help. */
  readonly onStale?: () => void;
}

interface RenderContext {
  readonly fileOf: (resourceId: string) => RichTextFile | undefined;
  readonly blank: (part: RichTextInline) => ReactNode;
  readonly onStale: (() => void) | undefined;
}

const drawEach = <T,>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map(draw));

const cell = ({ type, attrs, content }: RichTextCell, drawing: RenderContext): ReactNode => {
  const { colspan: colSpan, rowspan: rowSpan } = attrs;
  const name = type === 'tableHeader' ? 'th' : 'td';
  return createElement(name, { colSpan, rowSpan }, blocks(content, drawing));
};

const items = (content: readonly RichTextItem[], drawing: RenderContext): ReactNode =>
  drawEach(content, (item) => <li>{blocks(item.content, drawing)}</li>);

function block(part: RichTextBlock, drawing: RenderContext): ReactNode {
  switch (part.type) {
    case 'paragraph':
      return <p>{part.content?.length ? inlines(part.content, drawing.blank) : <br />}</p>;
    case 'heading':
      return createElement(`h${part.attrs.level}`, null, inlines(part.content, drawing.blank));
    case 'bulletList':
      return <ul>{items(part.content, drawing)}</ul>;
    case 'orderedList':
      return <ol start={part.attrs.start}>{items(part.content, drawing)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(part.content, drawing)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{(part.content ?? []).map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
        <div className="rich-text-wide" tabIndex={0}>
          <table>
            <tbody>
              {drawEach(part.content, (row) => (
                <tr>{drawEach(row.content, (richTextCell) => cell(richTextCell, drawing))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'picture': {
      const { resourceId, alt } = part.attrs;
      return <Picture file={drawing.fileOf(resourceId)} words={alt} onStale={drawing.onStale} />;
    }
    case 'audio':
    case 'video': {
      const { resourceId, title } = part.attrs;
      return (
        <RecordingView
          kind={part.type}
          file={drawing.fileOf(resourceId)}
          words={title}
          onStale={drawing.onStale}
        />
      );
    }
    case 'formulaBlock':
      return <Formula source={part.attrs.source} isBlock />;
  }
}

const blocks = (parts: readonly RichTextBlock[], drawing: RenderContext): ReactNode =>
  drawEach(parts, (part) => block(part, drawing));

const gap = (index: number): ReactNode => <span className="rich-text-blank">{index + 1}</span>;

/** Renders a formatted text. Only known nodes are rendered, as React elements, and never markup. */
export function RichTextView({
  document,
  files = [],
  renderBlank = gap,
  onStale,
}: RichTextViewProps) {
  const { token } = theme.useToken();
  useSharedStyles(contentStyles(token));
  const gaps = blankParts(document);
  const drawing: RenderContext = {
    fileOf: (resourceId) => files.find((file) => file.resourceId === resourceId),
    blank: (part) => renderBlank(gaps.indexOf(part)),
    onStale,
  };
  return <div className="rich-text">{blocks(document.content, drawing)}</div>;
}
