/** Formatting of a text, or a link. */
export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  /** `https`, `http` or `mailto`. */
  | { type: 'link'; attrs: { href: string } };

export type RichTextInline =
  | { type: 'text'; text: string; marks?: RichTextMark[] }
  | { type: 'hardBreak'; marks?: RichTextMark[] }
  /** Source in KaTeX's notation. */
  | { type: 'formula'; attrs: { source: string }; marks?: RichTextMark[] }
  /** A gap to be filled in, identified by its order; only in texts that may have gaps. */
  | { type: 'blank'; marks?: RichTextMark[] };

export interface RichTextParagraph {
  type: 'paragraph';
  content?: RichTextInline[];
}

export interface RichTextItem {
  type: 'listItem';
  /** Begins with a paragraph. */
  content: RichTextBlock[];
}

export interface RichTextCell {
  type: 'tableCell' | 'tableHeader';
  attrs: { colspan: number; rowspan: number };
  content: RichTextBlock[];
}

export interface RichTextRow {
  type: 'tableRow';
  content: RichTextCell[];
}

export type RichTextBlock =
  | RichTextParagraph
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: RichTextItem[] }
  | { type: 'blockquote'; content: RichTextBlock[] }
  | { type: 'codeBlock'; content?: { type: 'text'; text: string }[] }
  | { type: 'table'; content: RichTextRow[] }
  /** A library resource; never an address. `alt` is the alternative text. */
  | { type: 'picture'; attrs: { resourceId: string; alt: string } }
  /** Videos only in texts that may show some. */
  | { type: 'audio' | 'video'; attrs: { resourceId: string; title: string } }
  | { type: 'formulaBlock'; attrs: { source: string } };

/** A formatted text in Tiptap's JSON; it contains no HTML. */
export interface RichText {
  type: 'doc';
  content: RichTextBlock[];
}

/** A file of a text, with a short-lived address; null when the file is gone. */
export interface RichTextFile {
  resourceId: string;
  url: string | null;
  title: string;
}

/** Limits of one text. */
export const richTextLimits = {
  /** Size as JSON in UTF-8. */
  bytes: 200_000,
  nodes: 5000,
  depth: 24,
  /** Characters of one formula. */
  formula: 2000,
  alt: 300,
  href: 2000,
} as const;
