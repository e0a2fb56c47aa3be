import { codePointLength, cspNonce, formatNumber, useUnsaved } from '@edu/shared-utility';
import { EditorContent, useEditor } from '@tiptap/react';
import { Alert, theme } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RichText, RichTextFile } from '../../contract/rich-text';
import type { RichTextFault } from '../../contract/rich-text-rules';
import { plainText } from '../../contract/rich-text-words';
import { phrases } from '../phrases';
import { contentStyles } from '../view/content-styles';
import { useSharedStyles } from '../view/shared-styles.hook';
import {
  hasNoText,
  insertFormula,
  nodeOfFile,
  type OpenEditorDialog,
  reportOmittedPictures,
  setLink,
} from './editor-commands';
import { editorStyles } from './editor-styles';
import { extensionsFor } from './extensions';
import { FormulaDialog, type FormulaValue } from './formula-dialog.view';
import { insertFile } from './insert-file';
import { insertPart } from './insert-part';
import { LinkDialog } from './link-dialog.view';
import { InEditor } from './node-views';
import { cleanPasted } from './paste';
import { asRichText } from './tidy';
import { Toolbar } from './toolbar.view';
import type { ChosenFile, RichTextEditorProps } from './types';

export const prepare = () => phrases.load();

/** Editor of a formatted text. */
export default function RichTextEditorView(props: RichTextEditorProps) {
  const { label, value, variant = 'full', blanks = false, videos = false } = props;
  const { files = [], library, readOnly = false, id, describedBy, isInvalid = false } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  useSharedStyles(contentStyles(token));
  useSharedStyles(editorStyles(token));
  const [open, setOpen] = useState<OpenEditorDialog | null>(null);
  const [fault, setFault] = useState<RichTextFault | null>(null);
  const [added, setAdded] = useState<readonly RichTextFile[]>([]);
  const [insertingCount, setInsertingCount] = useState(0);
  const isOneLine = variant === 'oneLine';
  const onChange = useRef(props.onChange);
  onChange.current = props.onChange;
  /** The last value that this editor emitted; it need not be set again. */
  const lastValue = useRef<RichText>(value);
  const takeAll = useRef((_files: readonly File[], _at: number): void => {});
  const textOptions = useMemo(
    () => ({ oneLine: isOneLine, blanks, videos }),
    [isOneLine, blanks, videos],
  );

  const editor = useEditor(
    {
      extensions: extensionsFor({
        isOneLine,
        blanks,
        videos,
        onLink: () => setOpen({ dialog: 'link' }),
      }),
      content: value,
      editable: !readOnly,
      injectNonce: cspNonce() ?? '',
      editorProps: {
        transformPastedHTML: (html) => {
          const { html: clean, pictures } = cleanPasted(html);
          reportOmittedPictures(pictures);
          return clean;
        },
        handlePaste: (view, event) => {
          const data = event.clipboardData;
          const isAlone = !!data && data.files.length > 0 && hasNoText(data.getData('text/html'));
          if (isAlone) takeAll.current([...data.files], view.state.selection.from);
          return isAlone;
        },
        handleDrop: (view, event) => {
          const dropped = [...(event.dataTransfer?.files ?? [])];
          const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (dropped.length > 0) takeAll.current(dropped, position ?? view.state.selection.from);
          return dropped.length > 0;
        },
      },
      onUpdate: ({ editor: now }) => {
        const converted = asRichText(now.getJSON(), textOptions);
        setFault(converted.fault);
        // Invalid content is emitted too: a form that did not receive it would lose it silently.
        lastValue.current = converted.document;
        onChange.current(converted.document);
      },
    },
    [isOneLine, blanks, videos],
  );

  const addFile = (file: ChosenFile, position: number | null): void => {
    setAdded((before) => [...before, file]);
    if (editor) insertPart(editor, nodeOfFile(file), position);
  };
  useUnsaved(insertingCount > 0);
  takeAll.current = (dropped, position) => {
    const takeFile = props.takeFile;
    if (!editor || !takeFile || isOneLine) {
      reportOmittedPictures(dropped.length);
      return;
    }
    for (const file of dropped) {
      setInsertingCount((count) => count + 1);
      void insertFile(editor, file, { position, take: takeFile, add: addFile }).then(() =>
        setInsertingCount((count) => count - 1),
      );
    }
  };

  useEffect(() => {
    if (!editor || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          class: 'rich-text',
          role: 'textbox',
          'aria-label': label,
          'aria-multiline': String(!isOneLine),
          'aria-readonly': String(readOnly),
          'aria-invalid': String(isInvalid || fault !== null),
          ...(id && { id }),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      },
    });
  }, [editor, label, isOneLine, readOnly, isInvalid, fault, id, describedBy]);

  const inEditor = useMemo(() => {
    const shownFiles = [...files.filter(({ url }) => url !== null), ...added, ...files];
    return {
      fileOf: (resourceId: string) => shownFiles.find((item) => item.resourceId === resourceId),
      open: (part: FormulaValue & { readonly position: number }) =>
        setOpen({ dialog: 'formula', value: part, position: part.position }),
    };
  }, [added, files]);

  if (!editor) return null;
  const close = (): void => setOpen(null);
  const canHaveFiles = library && !isOneLine;
  return (
    <InEditor value={inEditor}>
      <div
        className="rich-text-editor"
        data-compact={variant === 'compact' || undefined}
        data-line={isOneLine || undefined}
        data-invalid={isInvalid || fault !== null || undefined}
        data-still={readOnly || undefined}
      >
        {!readOnly && (
          <Toolbar
            editor={editor}
            variant={variant}
            blanks={blanks}
            videos={videos}
            onLink={() => setOpen({ dialog: 'link' })}
            onFormula={() =>
              setOpen({ dialog: 'formula', value: { source: '', isBlock: false }, position: null })
            }
            onFile={canHaveFiles ? (kind) => setOpen({ dialog: 'library', kind }) : null}
          />
        )}
        <EditorContent editor={editor} />
        {variant === 'full' && !readOnly && (
          <div className="rich-text-foot">
            {t('characters', { count: formatNumber(codePointLength(plainText(value))) })}
          </div>
        )}
      </div>
      {fault && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={`${t('notSaved')}${t(`faults.${fault}`)}`}
          style={{ marginBlockStart: token.marginXXS }}
        />
      )}
      {open?.dialog === 'formula' && (
        <FormulaDialog
          value={open.value}
          mayBeBlock={!isOneLine}
          onClose={close}
          onSave={(formula) => {
            close();
            insertFormula(editor, formula, open.position);
          }}
        />
      )}
      {open?.dialog === 'link' && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          needsLinkText={editor.state.selection.empty && !editor.isActive('link')}
          onClose={close}
          onSave={(href, words) => {
            close();
            setLink(editor, href, words);
          }}
        />
      )}
      {open?.dialog === 'library' && library?.(open.kind, (file) => addFile(file, null), close)}
    </InEditor>
  );
}
