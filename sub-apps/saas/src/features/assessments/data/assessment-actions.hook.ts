import type { Assessment } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { mayMoveAssessment } from '@edu/shared-utility/data';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';
import type { Step } from './step.hook';

interface Options {
  readonly onEdit: (assessment: Assessment) => void;
  readonly onStep: (step: Step, assessment: Assessment) => void;
}

/** The actions of an assessment: its steps, and editing or deleting it. */
export function useAssessmentActions({ onEdit, onStep }: Options): RowAction<Assessment>[] {
  const { t } = phrases.use();
  const [remove] = data.useAssessmentDeleteMutation();
  const step = (
    key: Step,
    move: Parameters<typeof mayMoveAssessment>[0],
    permission: string,
    overrides: Partial<RowAction<Assessment>> = {},
  ): RowAction<Assessment> => ({
    ...{ key, label: t(key), permission },
    hidden: (row) => !mayMoveAssessment(move, row),
    run: (assessment) => onStep(key, assessment),
    ...overrides,
  });
  return [
    step('grade', 'pass', 'assessment.mark'),
    step('appoint', 'appoint', 'assessment.write', {
      // The longer of the two labels, since it determines the width of the actions column.
      label: t('appointAgain'),
      labelOf: ({ status }) => t(status === 'appointed' ? 'appointAgain' : 'appoint'),
    }),
    step('certify', 'certify', 'certificate.issue'),
    {
      key: 'edit',
      label: t('edit'),
      permission: 'assessment.write',
      inMenu: true,
      hidden: (row) => !mayMoveAssessment('edit', row),
      run: onEdit,
    },
    step('withdraw', 'withdraw', 'assessment.write', { danger: true, inMenu: true }),
    {
      key: 'delete',
      label: t('delete'),
      permission: 'assessment.write',
      danger: true,
      inMenu: true,
      hidden: (row) => !mayMoveAssessment('delete', row),
      confirm: ({ name }) => ({ title: t('deleteTitle', { name }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ name }) => t('deleted', { name }),
    },
  ];
}
