import { type Question, StyleSheet, useNarrow } from '@edu/shared-utility';
import { Form, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useQuestionEditor } from '../../data/question-editor.hook';
import type { QuestionValues } from '../../data/question-values';
import { AnswerKeyFields } from './answer-key-fields.view';
import { EditorButtons, EditorHead } from './editor-head.view';
import { EditorPreview } from './editor-preview.view';
import { focusPlace } from './focus-place';
import { EditorNotices } from './notices.view';
import { PartsField } from './parts-field.view';
import { PlaceFields } from './place-fields.view';
import { useSaveKey } from './save-key.hook';
import { SimilarBox } from './similar-box.view';
import { useToolbarWhilePressed } from './toolbar-while-pressed.hook';
import { TypeField } from './type-field.view';

/**
 * The toolbar of a compact text is shown only while it has the focus: four options would otherwise show five toolbars.
 */
const styles = `
.saas-question .rich-text-editor[data-compact]:not(:focus-within, [data-pressed]) .rich-text-tools { display: none; }
.saas-question .rich-text-editor[data-compact] .tiptap { min-height: 1.6em; padding-block: 6px; }
`;

interface Props {
  readonly question: Question | null;
  readonly start: QuestionValues;
}

/** The editor of one question. */
export function Editor({ question, start }: Props) {
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const editor = useQuestionEditor(question, start);
  const [isPreviewing, setPreviewing] = useState(false);
  const { values, set, refusal } = editor;
  const { content } = values;
  const field = { path: 'content.', faults: refusal.fields, files: question?.files ?? [] };
  useSaveKey(() => editor.save('stay'));
  useToolbarWhilePressed();
  const { refused } = editor;
  useEffect(() => focusPlace(Object.keys(refused.fields)), [refused]);
  const paper = {
    padding: isNarrow ? token.padding : token.paddingLG,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
  return (
    <div
      className="saas-question"
      data-fits-phone
      style={{
        display: 'grid',
        // minmax(0, …), so that wide content cannot stretch the column beyond the window.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: token.margin,
        padding: isNarrow ? token.paddingSM : token.paddingLG,
      }}
    >
      <StyleSheet css={styles} />
      <EditorHead question={question}>
        <EditorButtons editor={editor} question={question} onPreview={() => setPreviewing(true)} />
      </EditorHead>
      <EditorNotices editor={editor} />
      <Form
        layout="vertical"
        component="div"
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: token.margin }}
      >
        <div style={{ ...paper, flex: '3 1 480px', minWidth: 0 }}>
          <TypeField editor={editor} />
          <AnswerKeyFields
            key={content.type}
            {...field}
            question={content}
            onChange={(next) => set({ content: next })}
            {...(content.type === 'compound' && {
              parts: (
                <PartsField
                  {...field}
                  parts={content.parts}
                  onChange={(parts) => set({ content: { ...content, parts } })}
                />
              ),
            })}
          />
        </div>
        <div
          style={{
            flex: '1 1 260px',
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: token.margin,
          }}
        >
          <div style={paper}>
            <PlaceFields values={values} set={set} refusal={refusal} />
          </div>
          <SimilarBox content={content} id={question?.id} />
        </div>
      </Form>
      {isPreviewing && (
        <EditorPreview editor={editor} question={question} onClose={() => setPreviewing(false)} />
      )}
    </div>
  );
}
