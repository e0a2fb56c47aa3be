import { errorCodes, LazyView, secondStepForm } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from './phrases';
import { secondStepSlice, selectSecondStep } from './second-step.slice';

const { passed, left } = secondStepSlice.actions;

export const prepare = () => Promise.all([phrases.load(), secondStepForm.fetch()]);

/** The second factor of a log-in whose password or code was right. */
export default function SecondStep() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const needed = useSelector(selectSecondStep);
  if (!needed) return null;
  const over = { code: errorCodes.stepOutOfOrder, message: t('over') };
  return (
    <>
      <p className="ee-lead">{t('lead')}</p>
      <LazyView
        part={secondStepForm}
        given={{
          needed,
          onPassed: (login) => dispatch(passed(login)),
          onOver: () => dispatch(left(over)),
          action: t('verify'),
          cancel: { label: t('back'), press: () => dispatch(left(null)) },
        }}
      />
    </>
  );
}
