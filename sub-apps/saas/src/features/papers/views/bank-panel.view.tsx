import type { Paper } from '@edu/shared-utility';
import { useMemo } from 'react';
import type { Draft } from '../data/draft';
import type { SectionActions } from '../data/section-actions.hook';
import { Bank } from './bank.view';
import { BankCounts } from './bank-counts.view';

interface Props {
  readonly paper: Paper;
  readonly draft: Draft;
  readonly actions: SectionActions;
  /** The section that takes what is added. */
  readonly target: string | null;
  readonly onTarget: (section: string | null) => void;
}

/** The question bank for a paper: its questions, or their numbers for the rules of a random paper. */
export function BankPanel({ paper, draft, actions, target, onTarget }: Props) {
  const questionIds = useMemo(
    () =>
      new Set(
        draft.flatMap(({ lines }) =>
          lines.flatMap((line) => (line.kind === 'question' ? line.questionId : [])),
        ),
      ),
    [draft],
  );
  return paper.type === 'fixed' ? (
    <Bank
      paperId={paper.id}
      draft={draft}
      questionIds={questionIds}
      target={target}
      onTarget={onTarget}
      onAdd={(question) => actions.addQuestion(question, target)}
    />
  ) : (
    <BankCounts
      draft={draft}
      target={target}
      onTarget={onTarget}
      onAdd={(ruleFields) => actions.addRule(target, ruleFields)}
    />
  );
}
