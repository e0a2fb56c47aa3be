/** Words with a look or an address. */
export type RichTextMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  /** `https`, `http` or `mailto`. */
  | { type: 'link'; attrs: { href: string } };

export type RichTextInline =
  | { type: 'text'; text: string; marks?: RichTextMark[] }
  | { type: 'hardBreak'; marks?: RichTextMark[] }
  /** In the notation of KaTeX. */
  | { type: 'formula'; attrs: { source: string }; marks?: RichTextMark[] }
  /** A gap to be filled in, by its order in the text; only in texts that may have gaps. */
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
  /** A resource of the library; never an address. `alt` is for those who do not see it. */
  | { type: 'picture'; attrs: { resourceId: string; alt: string } }
  /** Videos only in texts that may show some. */
  | { type: 'audio' | 'video'; attrs: { resourceId: string; title: string } }
  | { type: 'formulaBlock'; attrs: { source: string } };

/** A text with its form, as Tiptap writes it: nothing of it is HTML. */
export interface RichText {
  type: 'doc';
  content: RichTextBlock[];
}

/** A file that a text names, with a short-lived address; one that is no longer there has none. */
export interface RichTextFile {
  resourceId: string;
  url: string | null;
  title: string;
}

/** What one text may hold. */
export const richTextLimits = {
  /** As JSON in UTF-8. */
  bytes: 200_000,
  nodes: 5000,
  depth: 24,
  /** Characters of one formula. */
  formula: 2000,
  alt: 300,
  href: 2000,
} as const;
