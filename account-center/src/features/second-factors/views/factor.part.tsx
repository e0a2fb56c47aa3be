import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import { secondFactorsActions as actions, selectSecondFactors } from '../data/second-factors.slice';
import { FactorStep } from './factor-step.view';

/** The dialog part to add, rename or remove a factor; recovery codes must be confirmed before it closes. */
export function useFactorPart(): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectSecondFactors);
  if (dialog.step === 'closed') return null;
  const close = () => void dispatch(actions.closed());
  return {
    id: 'factor',
    step: dialog.step,
    title:
      dialog.step === 'name' ? t(`factors.add.${dialog.kind}`) : t(`factors.titles.${dialog.step}`),
    locked: dialog.step === 'codes' || (dialog.busy && !dialog.isPrompting),
    onClose: close,
    body: <FactorStep key={dialog.step} dialog={dialog} close={close} />,
  };
}
