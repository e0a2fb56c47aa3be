import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { type IdleState, stayChosen } from '../data/idle.slice';
import { Lock, SecondStep } from './lock.view';

type WarningState = Exclude<IdleState, { status: 'active' }>;

/** The warning and, after it, the password form. */
export default function IdleDialog({ idle }: { readonly idle: WarningState }) {
  return idle.status === 'warned' ? (
    <Warning key="warned" secondsLeft={idle.secondsLeft} />
  ) : idle.second ? (
    <SecondStep key="second" needed={idle.second} />
  ) : (
    <Lock key="locked" busy={idle.busy} refusal={idle.refusal} />
  );
}

function Warning({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  return (
    <Dialog label={t('idle.warning')} onClose={() => dispatch(stayChosen())}>
      <div className="esf-dialog-body">
        <h2>{t('idle.warning')}</h2>
        <p role="timer">{t('idle.countdown', { seconds: secondsLeft })}</p>
        <div className="esf-dialog-actions">
          <Button type="primary" onClick={() => dispatch(stayChosen())}>
            {t('idle.stay')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
