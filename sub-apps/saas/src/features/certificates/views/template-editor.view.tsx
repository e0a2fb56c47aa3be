import type { CertificateTemplate } from '@edu/shared-utility';
import { theme } from 'antd';
import { data } from '../../../common/page-data';
import { useEditor } from '../data/editor.hook';
import { useEditorKeys } from '../data/editor-keys.hook';
import { withOutsideFields } from '../data/problems';
import { EditorBar } from './editor-bar.view';
import { FieldList } from './field-list.view';
import { FieldProps } from './field-props.view';
import { ProblemList } from './problem-list.view';
import { RelatedTrains } from './related-trains.view';
import { Sheet } from './sheet.view';
import { SheetProps } from './sheet-props.view';
import { TemplateNotices } from './template-notices.view';

interface Props {
  readonly template: CertificateTemplate;
  readonly mayWrite: boolean;
}

/** The sheet with its fields, the properties of the selected one, and the problems. */
export function TemplateEditor({ template, mayWrite }: Props) {
  const { token } = theme.useToken();
  const editor = useEditor(template);
  const check = data.useCertificateTemplateCheckContentQuery({ id: template.id });
  const isOpen = mayWrite && template.issuedCount === 0;
  useEditorKeys(editor, isOpen);
  const { now, chosenId, saveProblem } = editor;
  const chosen = now.fields.find(({ id }) => id === chosenId);
  const isRefused = saveProblem.problems.length > 0;
  const problems = isRefused ? saveProblem.problems : (check.currentData?.problems ?? []);
  const isPast = isRefused ? saveProblem.sent !== now : editor.isDirty;
  const allProblems = withOutsideFields(problems, now);
  const panel = {
    padding: token.padding,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
  return (
    <section
      aria-label={now.name}
      data-fits-phone
      style={{ margin: `0 ${token.margin}px ${token.marginLG}px` }}
    >
      <EditorBar editor={editor} isOpen={isOpen} />
      <TemplateNotices template={template} editor={editor} mayWrite={mayWrite} />
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: token.margin,
          marginBlockStart: token.marginSM,
        }}
      >
        <div style={{ flex: '3 1 480px', minWidth: 0 }}>
          <Sheet editor={editor} isOpen={isOpen} problems={allProblems} />
          <ProblemList problems={allProblems} editor={editor} isPast={isPast} />
        </div>
        <div
          style={{
            flex: '1 1 300px',
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: token.margin,
          }}
        >
          <div style={panel}>
            <FieldList editor={editor} isOpen={isOpen} problems={allProblems} />
          </div>
          {chosen && (
            <div style={panel}>
              <FieldProps
                key={chosen.id}
                field={chosen}
                editor={editor}
                isOpen={isOpen}
                problems={allProblems.filter(({ fieldId }) => fieldId === chosen.id)}
              />
            </div>
          )}
          <div style={panel}>
            <SheetProps editor={editor} isOpen={isOpen} />
          </div>
          <RelatedTrains templateId={template.id} />
        </div>
      </div>
    </section>
  );
}
