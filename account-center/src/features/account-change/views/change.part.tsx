import { type ReactNode, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import type { ChangeEvent, Channel } from '../data/account-change.flow';
import { selectChange } from '../data/account-change.selectors';
import { changeAction } from '../data/account-change.slice';
import { ChangeSteps } from './change-steps.view';

/**
 * The dialog part to bind or change a phone or mail address; closing resets it. `otherWays` are face or QR code, where
 * the person may use them instead of a code.
 */
export function useChangePart(channel: Channel, otherWays?: ReactNode): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const change = useSelector(selectChange(channel));
  const emit = useCallback(
    (event: ChangeEvent) => void dispatch(changeAction({ ...event, channel })),
    [dispatch, channel],
  );
  if (change.step === 'closed') return null;
  const binding = change.step === 'bind' || (change.step === 'done' && change.first);
  const title = {
    phone: { bind: t('change.bindPhoneTitle'), change: t('change.phoneTitle') },
    mail: { bind: t('change.bindMailTitle'), change: t('change.mailTitle') },
  }[channel];
  return {
    id: channel,
    step: change.step,
    title: binding ? title.bind : title.change,
    onClose: () => emit({ type: 'closed' }),
    body: (
      <ChangeSteps
        channel={channel}
        change={change}
        binding={binding}
        emit={emit}
        otherWays={otherWays}
      />
    ),
  };
}
