import { Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from '../../../common/outcome.view';
import type { DialogPart } from '../../../common/stage';
import { StepTrail } from '../../../common/step-trail.view';
import { morePhrases } from '../../../phrases/more';
import type { EnrolEvent } from '../data/enrol.flow';
import { enrolAction, selectEnrol } from '../data/enrol.slice';
import { PhotoStep } from './photo-step.view';
import { ProveStep } from './prove-step.view';

/** Number of completed steps. */
const passed = { prove: 0, photo: 1, done: 3 };

/** The dialog part to enrol the face of a verified person without one; `account` receives the code. */
export function useEnrolPart(account: string | null): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const enrol = useSelector(selectEnrol);
  if (enrol.step === 'closed') return null;
  const emit = (event: EnrolEvent) => void dispatch(enrolAction(event));
  const close = () => emit({ type: 'closed' });
  const steps = [t('change.stepVerify'), t('enrolment.stepPhoto'), t('change.stepDone')];
  return {
    id: 'enrol',
    step: enrol.step,
    title: t('enrolment.enrol'),
    onClose: close,
    body: (
      <>
        <StepTrail steps={steps} current={passed[enrol.step]} />
        {enrol.step === 'prove' && account && (
          // Remounted for another account, so that a code to the former one is dropped.
          <ProveStep key={account} account={account} request={enrol.request} emit={emit} />
        )}
        {enrol.step === 'photo' && <PhotoStep request={enrol.request} emit={emit} />}
        {enrol.step === 'done' && (
          <>
            <Outcome good title={t('enrolment.done')}>
              {t('enrolment.doneHint')}
            </Outcome>
            <Button type="primary" block onClick={close}>
              {t('dialog.finish')}
            </Button>
          </>
        )}
      </>
    ),
  };
}
