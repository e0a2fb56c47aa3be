import type { TemplateProblem } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';

/** A pattern that belongs to no field is that of the numbers, which has rules of its own. */
export const problemText = ({ kind, fieldId, detail }: TemplateProblem): string =>
  kind === 'pattern' && fieldId === null
    ? `${phrases.t('numberPattern')} ${detail} — ${phrases.t('patternWrong')}`
    : phrases.t(`problems.${kind}`, { detail });

interface Props {
  readonly problems: readonly TemplateProblem[];
  readonly editor: Editor;
  /** True if the problems belong to an earlier state. */
  readonly isPast: boolean;
}

/** The problems of the template; each links to its field. */
export function ProblemList({ problems, editor, isPast }: Props) {
  const { t } = phrases.use();
  if (problems.length === 0) return null;
  const blocks = problems.some((problem) => problem.blocks);
  return (
    <Alert
      role="status"
      type={blocks ? 'warning' : 'info'}
      showIcon
      style={{ marginBlockStart: 12 }}
      title={t(blocks ? 'hasProblems' : 'hasNotes')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {problems.map((problem) => {
              const field = editor.now.fields.find(({ id }) => id === problem.fieldId);
              return (
                <li key={`${problem.kind}-${problem.fieldId}-${problem.detail}`}>
                  {field && (
                    <Button type="link" size="small" onClick={() => editor.choose(field.id)}>
                      {t(`keys.${field.key}`)}
                    </Button>
                  )}
                  {problemText(problem)}
                </li>
              );
            })}
          </ul>
          {isPast && t('problemsOfSaved')}
        </>
      }
    />
  );
}
