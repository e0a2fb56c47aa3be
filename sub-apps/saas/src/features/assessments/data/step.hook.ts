import { type Assessment, errorCodes, toast, useAppLife } from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { type AssessmentMove, failureOf, mayMoveAssessment } from '@edu/shared-utility/data';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { numberIn } from '../../../common/numbers';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

export type Step = 'appoint' | 'grade' | 'certify' | 'withdraw';

/** The values of all steps; each step uses its own. */
export interface StepValues {
  readonly appointedAt: string;
  readonly place: string;
  readonly passed: boolean;
  /** As typed. */
  readonly score: string;
  readonly assessor: string;
  readonly remarks?: string;
  readonly templateId: string;
  readonly reason: string;
}

const moves = {
  ...{ appoint: 'appoint', grade: 'pass', certify: 'certify', withdraw: 'withdraw' },
} as const satisfies Record<Step, AssessmentMove>;

/** Performs a step of an assessment; on a conflict it shows the present row. */
export function useStep(
  step: Step,
  initial: Assessment,
  form: FormInstance<StepValues>,
  onDone: () => void,
) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [appoint] = data.useAssessmentAppointMutation();
  const [grade] = data.useAssessmentGradeMutation();
  const [certify] = data.useAssessmentCertifyMutation();
  const [withdraw] = data.useAssessmentWithdrawMutation();
  const [row, setRow] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const mayContinue = !isGone && mayMoveAssessment(moves[step], row);

  function send(values: StepValues) {
    const target = { id: row.id, version: row.version };
    const { appointedAt, place, passed, score, assessor, remarks = '' } = values;
    if (step === 'appoint') return appoint({ ...target, appointedAt, place: place.trim() });
    if (step === 'certify') return certify({ ...target, templateId: values.templateId });
    if (step === 'withdraw') return withdraw({ ...target, reason: values.reason.trim() });
    return grade({
      ...{ ...target, passed, score: numberIn(score) },
      ...{ assessor: assessor.trim(), remarks: remarks.trim() },
    });
  }

  const submit = async (values: StepValues): Promise<void> => {
    if (isBusy || !mayContinue) return;
    setBusy(true);
    setFault(null);
    const { error } = await send(values);
    if (appSignal.aborted) return;
    setBusy(false);
    if (!error) {
      toast.success(t(`${step}Done`, { name: row.name }));
      return onDone();
    }
    const fieldNames = [
      'appointedAt',
      'place',
      'score',
      'assessor',
      'remarks',
      'templateId',
      'reason',
    ];
    const {
      fields,
      present: current,
      message,
    } = refusalOf<Assessment>(error, { known: fieldNames, isChange: true });
    if (current) return setRow(current);
    if (failureOf(error).code === errorCodes.notFound) return setGone(true);
    const named = Object.entries(fields) as [keyof StepValues, string][];
    if (named.length === 0) return setFault(message ?? '');
    form.setFields(named.map(([name, text]) => ({ name, errors: [text] })));
  };
  return { row, isChanged: row !== initial, isGone, mayContinue, isBusy, fault, submit };
}
