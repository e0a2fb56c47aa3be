import type { RichText } from '../../contract/rich-text';
import { isRichText, type RichTextOptions, refusalOf } from '../../contract/rich-text-check';
import {
  markRules,
  type NodeRule,
  nodeRules,
  type RichTextFault,
} from '../../contract/rich-text-rules';

/** The JSON of the editor's library. */
interface PastedNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly PastedNode[] | undefined;
  readonly content?: readonly PastedNode[] | undefined;
}

/** Vertical tabs from slides, other controls, and lone surrogates. */
const BROKEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

const attrsOf = ({ attrs = {} }: PastedNode, rule: NodeRule | undefined) =>
  rule?.attrs && {
    attrs: Object.fromEntries(Object.keys(rule.attrs).map((name) => [name, attrs[name]])),
  };

function tidy(part: PastedNode): Record<string, unknown> {
  const { type = '', text, marks = [], content = [] } = part;
  const tidied = content
    .filter((written) => written.type !== 'text' || withoutBrokenCharacters(written.text) !== '')
    .map(tidy);
  return {
    type,
    ...attrsOf(part, nodeRules.get(type)),
    ...(text !== undefined && { text: withoutBrokenCharacters(text) }),
    ...(marks.length > 0 && {
      marks: marks.map((mark) => ({
        type: mark.type,
        ...attrsOf(mark, markRules.get(mark.type ?? '')),
      })),
    }),
    ...(tidied.length > 0 && { content: tidied }),
  };
}

const withoutBrokenCharacters = (text = ''): string => text.replace(BROKEN, '');

/** The content without the library's own attributes, and the reason why the platform would refuse it. */
export function asRichText(
  pastedDocument: PastedNode,
  options: RichTextOptions,
): { readonly document: RichText; readonly fault: RichTextFault | null } {
  const value: unknown = tidy(pastedDocument);
  if (isRichText(value, options)) return { document: value, fault: null };
  return { document: value as RichText, fault: refusalOf(value, options)?.fault ?? 'form' };
}
