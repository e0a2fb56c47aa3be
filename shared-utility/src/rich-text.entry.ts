/**
 * Texts with their form, shown and written, as a module of its own: pages without them do without. The editor and the
 * drawing of formulas come with the first of them.
 */
export {
  isRichText,
  type RichTextOptions,
  type RichTextRefusal,
  refusalOf,
} from './contract/rich-text-check';
export {
  blanksIn,
  drawnGap,
  isBlankRichText,
  noRichText,
  plainText,
  richTextOf,
  richTextResources,
} from './contract/rich-text-words';
export { RichTextEditor } from './rich-text/editor/rich-text-editor';
export type { ChosenFile, RichTextEditorProps } from './rich-text/editor/types';
export { Formula } from './rich-text/view/formula.view';
export { RichTextView, type RichTextViewProps } from './rich-text/view/rich-text.view';
