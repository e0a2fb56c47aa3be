import { errorCodes, LazyView, secondStepForm } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Refusal } from '../refusal';
import { phrases } from './phrases';
import { type ProofToken, secondStepSlice, selectSecondStep } from './second-step.slice';
import { isAtStep, leaveStep } from './step-entry';

const { ended, visibilityChanged } = secondStepSlice.actions;

export const prepare = () => Promise.all([phrases.load(), secondStepForm.fetch()]);

/** The form for the second factor, after a correct password or code. */
export default function SecondStep() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const step = useSelector(selectSecondStep);
  const isShown = step?.isShown;
  const isOver = step !== null && Date.parse(step.needed.expiresAt) < Date.now();
  const wasLeft = useRef(false);
  useEffect(() => {
    if (isShown === false) wasLeft.current = true;
    // Only a step that was left before is ended: by a wrong clock a new one may seem to be over too.
    if (isShown && isOver && wasLeft.current) dispatch(visibilityChanged(false));
    // The field that had the focus was removed.
    if (isShown === false && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.ee-heading')?.focus();
    }
  }, [dispatch, isShown, isOver]);
  if (step === null && isAtStep()) {
    return (
      <p role="status" className="ee-notice">
        {t('cutOff')}
      </p>
    );
  }
  if (!step?.isShown) return null;
  /** Replaces the history entry of the completed step. */
  const end = (endStatus: 'submitted' | 'failed', payload: ProofToken | Refusal) =>
    leaveStep(() => {
      dispatch(ended());
      dispatch({ type: `${step.formName}/${endStatus}`, payload });
    });
  return (
    <>
      <p className="ee-lead">{t('lead')}</p>
      <LazyView
        part={secondStepForm}
        partProps={{
          needed: step.needed,
          onPassed: ({ token }) => end('submitted', { token }),
          onOver: () => end('failed', { code: errorCodes.stepOutOfOrder, message: t('over') }),
          action: t('verify'),
          cancel: {
            label: t('back'),
            press: () => leaveStep(() => dispatch(visibilityChanged(false))),
          },
        }}
      />
    </>
  );
}
