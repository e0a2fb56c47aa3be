import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { createContext, useContext } from 'react';
import type { RichTextFile } from '../../contract/rich-text';
import { phrases } from '../phrases';
import { Picture, RecordingView } from '../view/file.view';
import { Formula } from '../view/formula.view';

interface EditorContext {
  readonly fileOf: (resourceId: string) => RichTextFile | undefined;
  /** Opens the dialog of a formula. */
  readonly open: (part: {
    readonly source: string;
    readonly isBlock: boolean;
    readonly position: number;
  }) => void;
}

export const InEditor = createContext<EditorContext>({ fileOf: () => undefined, open: () => {} });

const frame = (isSelected: boolean) =>
  isSelected ? 'rich-text-part rich-text-part-selected' : 'rich-text-part';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A formula; a click opens its dialog. */
export function FormulaPart({ node, selected, getPos, editor }: NodeViewProps) {
  const { t } = phrases.use();
  const { open } = useContext(InEditor);
  const source = text(node.attrs.source);
  const isBlock = node.type.name === 'formulaBlock';
  const position = getPos();
  return (
    <NodeViewWrapper as={isBlock ? 'div' : 'span'} className={frame(selected)}>
      <button
        type="button"
        className="rich-text-formula"
        aria-label={t('formulaPart', { source })}
        disabled={!editor.isEditable}
        onClick={() => position !== undefined && open({ source, isBlock, position })}
      >
        <Formula source={source} isBlock={isBlock} />
      </button>
    </NodeViewWrapper>
  );
}

/** A picture with a field for its alternative text. */
export function PicturePart({ node, selected, editor, updateAttributes }: NodeViewProps) {
  const { t } = phrases.use();
  const { fileOf } = useContext(InEditor);
  const file = fileOf(text(node.attrs.resourceId));
  const alt = text(node.attrs.alt);
  return (
    <NodeViewWrapper className={frame(selected)} data-drag-handle>
      <Picture file={file} words={alt} />
      {editor.isEditable && (
        <input
          className="rich-text-alt"
          value={alt}
          maxLength={300}
          aria-label={t('alt')}
          placeholder={t('alt')}
          onChange={({ target }) => updateAttributes({ alt: target.value })}
        />
      )}
    </NodeViewWrapper>
  );
}

/** An audio or video recording. */
export function PlayedPart({ node, selected }: NodeViewProps) {
  const { fileOf } = useContext(InEditor);
  const file = fileOf(text(node.attrs.resourceId));
  return (
    <NodeViewWrapper className={frame(selected)} data-drag-handle>
      <RecordingView
        kind={node.type.name === 'video' ? 'video' : 'audio'}
        file={file}
        words={text(node.attrs.title)}
      />
    </NodeViewWrapper>
  );
}

/** A gap with its number, by the order in the text. */
export function BlankPart({ selected, editor, getPos }: NodeViewProps) {
  const { t } = phrases.use();
  const position = getPos() ?? 0;
  let number = 1;
  editor.state.doc.nodesBetween(0, position, (node, nodePosition) => {
    if (node.type.name === 'blank' && nodePosition < position) number += 1;
  });
  return (
    <NodeViewWrapper as="span" className={frame(selected)}>
      <span className="rich-text-blank" role="img" aria-label={t('blankPart', { number })}>
        {number}
      </span>
    </NodeViewWrapper>
  );
}
