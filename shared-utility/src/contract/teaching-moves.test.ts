/** @jest-environment node */
import { examMoves, mayMoveExam } from './exam-moves';
import { mayMovePaper, paperMoves } from './paper-moves';
import { mayMoveQuestion, questionMoves } from './question-moves';
import { mayMoveTrain, trainMoves } from './train-moves';

/** The states from which each transition is allowed; from all others it is refused. */
const question = {
  edit: ['draft', 'released', 'withdrawn'],
  release: ['draft', 'released', 'withdrawn'],
  withdraw: ['released'],
  delete: ['draft', 'withdrawn'],
  copy: ['draft', 'released', 'withdrawn'],
};
const paper = { edit: [0, 2], enable: [0, 2], disable: [1], delete: [0, 2], copy: [0, 1, 2] };
const exam = {
  edit: ['draft', 'published'],
  publish: ['draft'],
  archive: ['published'],
  continueArchive: ['archived'],
  delete: ['draft'],
  copy: ['draft', 'published', 'archived'],
};
const train = {
  edit: ['draft', 'published', 'unpublished'],
  publish: ['draft', 'unpublished'],
  unPublish: ['published'],
  delete: ['draft'],
  copy: ['draft', 'published', 'unpublished'],
};

type Table = Readonly<Record<string, readonly unknown[]>>;

/** Every transition from every state, with whether it is allowed. */
const casesOf = (table: Table, states: readonly unknown[]) =>
  Object.keys(table).flatMap((move) =>
    states.map((state) => [move, state, table[move]?.includes(state)] as const),
  );

it.each(casesOf(question, ['draft', 'released', 'withdrawn']))(
  '%s of a question that is %s: %s',
  (move, status, may) => {
    const row = { status, hasChanges: true, uses: 0 } as Parameters<typeof mayMoveQuestion>[1];
    expect(mayMoveQuestion(move as keyof typeof questionMoves, row)).toBe(may);
  },
);

it.each(casesOf(paper, [0, 1, 2]))('%s of a paper that is %s: %s', (move, status, may) => {
  const row = { status, examCount: 0 } as Parameters<typeof mayMovePaper>[1];
  expect(mayMovePaper(move as keyof typeof paperMoves, row)).toBe(may);
});

it.each(casesOf(exam, ['draft', 'published', 'archived']))(
  '%s of an exam that is %s: %s',
  (move, status, may) => {
    const row = { status } as Parameters<typeof mayMoveExam>[1];
    expect(mayMoveExam(move as keyof typeof examMoves, row)).toBe(may);
  },
);

it.each(casesOf(train, ['draft', 'published', 'unpublished']))(
  '%s of a training that is %s: %s',
  (move, status, may) => {
    const row = { status } as Parameters<typeof mayMoveTrain>[1];
    expect(mayMoveTrain(move as keyof typeof trainMoves, row)).toBe(may);
  },
);

it('covers every transition', () => {
  const names = (moves: object) => Object.keys(moves);
  expect([names(questionMoves), names(paperMoves)]).toEqual([names(question), names(paper)]);
  expect([names(examMoves), names(trainMoves)]).toEqual([names(exam), names(train)]);
});

it('releases a released question only if it has changes', () => {
  const released = { status: 'released', hasChanges: false, uses: 0 } as const;
  expect(mayMoveQuestion('release', released)).toBe(false);
  expect(mayMoveQuestion('release', { ...released, status: 'withdrawn' })).toBe(true);
});

it('deletes nothing that is in use', () => {
  expect(mayMoveQuestion('delete', { status: 'draft', hasChanges: true, uses: 1 })).toBe(false);
  expect(mayMovePaper('delete', { status: 0, examCount: 1 })).toBe(false);
});
