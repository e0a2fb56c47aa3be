import type { Exam, ExamProblem } from '@edu/shared-utility';
import { PublishChecks } from '../../../common/settings/publish-checks.view';
import { type Field, idOfField } from '../data/exam-values';
import { phrases } from '../phrases';

const fieldOf: Readonly<Record<ExamProblem['kind'], Field>> = {
  audience: 'all',
  paper: 'paperId',
  window: 'endsAt',
  passScore: 'passScore',
  markers: 'markerIds',
  showAnswers: 'showAnswers',
};

/** The problems to solve before the exam can be published. */
export function ExamChecks({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  return (
    <PublishChecks
      problems={exam.problems.map(({ kind, blocks }) => ({
        key: `${kind} ${blocks}`,
        blocks,
        text: t(`problem.${kind}.${blocks ? 'must' : 'should'}`),
        onOpen: () => document.getElementById(idOfField(fieldOf[kind]))?.focus(),
      }))}
    />
  );
}
