/**
 * Viewing and editing of formatted texts, as a module of its own, so that pages without them do not load it. The
 * editor and the rendering of formulas are loaded with their first use.
 */
export {
  isRichText,
  type RichTextOptions,
  refusalOf,
} from './contract/rich-text-check';
export type { RichTextRefusal } from './contract/rich-text-members';
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
