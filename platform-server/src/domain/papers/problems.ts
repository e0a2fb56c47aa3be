import type { PaperProblem, PaperSection } from '@edu/shared-utility/contract';

type LineRef = Pick<PaperProblem, 'sectionId' | 'lineId'>;

const blocking = (kind: PaperProblem['kind'], { sectionId, lineId }: LineRef): PaperProblem => ({
  ...{ kind, sectionId, lineId, blocks: true },
});

function problemsOf({ id: sectionId, questions, rules }: PaperSection): PaperProblem[] {
  if (questions.length + rules.length === 0) {
    return [blocking('emptySection', { sectionId, lineId: null })];
  }
  return [
    ...questions.flatMap(({ id: lineId, isWithdrawn, isOutdated }): PaperProblem[] => {
      if (isWithdrawn) return [blocking('withdrawn', { sectionId, lineId })];
      return isOutdated ? [{ kind: 'outdated', blocks: false, sectionId, lineId }] : [];
    }),
    ...rules.flatMap(({ id: lineId, left, count }) =>
      left < count ? [blocking('tooFew', { sectionId, lineId })] : [],
    ),
  ];
}

/** Everything that prevents or warns against publishing, in the order of the sections. */
export function paperProblems(sections: readonly PaperSection[]): PaperProblem[] {
  const isEmpty = sections.every(({ questions, rules }) => questions.length + rules.length === 0);
  const noQuestionsProblem = blocking('noQuestions', { sectionId: null, lineId: null });
  return isEmpty ? [noQuestionsProblem] : sections.flatMap(problemsOf);
}
