import type { Moves } from './moves';
import type { AssessmentStatus } from './resources/assessment-entities';

/** Transitions of a person's assessment; `edit` and another appointment do not change the state. */
export type AssessmentMove =
  | 'edit'
  | 'appoint'
  | 'pass'
  | 'fail'
  | 'certify'
  | 'withdraw'
  | 'delete';

/** The transitions of an assessment, checked by the server and used to show buttons. */
export const assessmentMoves: Moves<AssessmentMove, AssessmentStatus> = {
  edit: { from: ['registered', 'appointed'], to: null },
  appoint: { from: ['registered', 'appointed'], to: 'appointed' },
  pass: { from: ['appointed'], to: 'passed' },
  fail: { from: ['appointed'], to: 'failed' },
  certify: { from: ['passed'], to: 'certified' },
  withdraw: { from: ['registered', 'appointed'], to: 'withdrawn' },
  delete: { from: ['registered'], to: null },
};

export const mayMoveAssessment = (
  move: AssessmentMove,
  { status }: { readonly status: AssessmentStatus },
): boolean => assessmentMoves[move].from.includes(status);
