import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import type { Paper, PaperProblem } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { type Draft, sumOf } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import { phrases } from '../phrases';

interface Props {
  readonly paper: Paper;
  readonly draft: Draft;
}

const keyOf = ({ kind, sectionId, lineId }: PaperProblem): string =>
  `${kind} ${sectionId} ${lineId}`;

/** The problems to solve before the paper can be enabled; each links to its place. */
export function Checks({ paper: { problems }, draft }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const titleOf = useLineTitle();
  // An empty paper has its own message.
  const shownProblems = problems.filter(({ kind }) => kind !== 'noQuestions');
  if (shownProblems.length === 0) return null;
  const textOf = ({ kind, sectionId, lineId }: PaperProblem): string => {
    const index = draft.findIndex(({ id }) => id === sectionId);
    const section = draft[index];
    const line = section?.lines.findIndex(({ id }) => id === lineId) ?? -1;
    const lineAtFault = section?.lines[line];
    const before = sumOf(
      draft.slice(0, Math.max(0, index)).flatMap(({ lines }) => lines),
    ).questions;
    return t(`problem.${kind}`, {
      section: section?.title ?? '',
      number: before + line + 1,
      line: line + 1,
      title: lineAtFault ? titleOf(lineAtFault) : '',
    });
  };
  return (
    <section
      aria-label={t('checks')}
      style={{
        marginBlockStart: token.margin,
        padding: `${token.paddingXS}px ${token.paddingSM}px`,
        borderRadius: token.borderRadius,
        background: token.colorWarningBg,
      }}
    >
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {[...shownProblems]
          .sort((a, b) => Number(b.blocks) - Number(a.blocks))
          .map((problem) => (
            <li key={keyOf(problem)}>
              <Button
                type="text"
                size="small"
                style={{ height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                icon={
                  problem.blocks ? (
                    <CloseCircleFilled aria-hidden style={{ color: token.colorError }} />
                  ) : (
                    <InfoCircleFilled aria-hidden style={{ color: token.colorWarning }} />
                  )
                }
                onClick={() => {
                  const id = problem.lineId ?? problem.sectionId;
                  const key = draft.find((section) => section.id === problem.sectionId)?.key;
                  const part = problem.lineId ? `paper-${id}` : `paper-${key}`;
                  document.getElementById(part)?.focus();
                }}
              >
                {textOf(problem)}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
