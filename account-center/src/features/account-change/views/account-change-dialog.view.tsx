import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { maskAccount } from '../../../common/mask';
import { Outcome } from '../../../common/outcome.view';
import { StepTrail } from '../../../common/step-trail.view';
import { phrases } from '../../../phrases';
import { morePhrases } from '../../../phrases/more';
import type { AccountChange, ChangeEvent, Channel } from '../data/account-change.flow';
import { selectChange } from '../data/account-change.selectors';
import { tell } from '../data/account-change.slice';
import { NewAccountStep } from './new-account-step.view';
import { VerifyOldStep } from './verify-old-step.view';

const order: Partial<Record<AccountChange['step'], number>> = {
  verifyOld: 0,
  enterNew: 1,
  done: 2,
};

interface Props {
  channel: Channel;
  /** Face or QR, where the person may use them instead of a code. */
  otherWays?: ReactNode;
}

/** Binding or changing a phone or a mail address, one step at a time; closing starts over. */
export function AccountChangeDialog({ channel, otherWays }: Props) {
  const { t } = morePhrases.use();
  const { t: say } = phrases.use();
  const dispatch = useDispatch();
  const change = useSelector(selectChange(channel));
  const emit = (event: ChangeEvent) => dispatch(tell(channel, event));
  const title = {
    phone: { bind: t('change.bindPhoneTitle'), change: t('change.phoneTitle') },
    mail: { bind: t('change.bindMailTitle'), change: t('change.mailTitle') },
  }[channel];
  const steps = [
    t('change.stepVerify'),
    t(channel === 'phone' ? 'change.stepPhone' : 'change.stepMail'),
    t('change.stepDone'),
  ];
  const binding = change.step === 'bind' || (change.step === 'done' && change.first);
  const at = binding ? undefined : order[change.step];

  return (
    <Modal
      title={binding ? title.bind : title.change}
      open={change.step !== 'closed'}
      onCancel={() => emit({ type: 'closed' })}
      mask={{ closable: false }}
      width={480}
      footer={null}
      destroyOnHidden
    >
      <div style={{ paddingTop: 16 }}>
        {at !== undefined && <StepTrail steps={steps} current={at} />}
        {change.step === 'verifyOld' && (
          <VerifyOldStep
            // a code to the former account is not carried over
            key={change.current}
            channel={channel}
            change={change}
            masked={maskAccount(change.current)}
            emit={emit}
            otherWays={otherWays}
          />
        )}
        {(change.step === 'enterNew' || change.step === 'bind') && (
          <NewAccountStep key={change.step} channel={channel} change={change} emit={emit} />
        )}
        {change.step === 'done' && (
          <Outcome
            good
            title={say(channel === 'phone' ? 'said.phoneDone' : 'said.mailDone', {
              account: maskAccount(change.account),
            })}
          >
            {t('change.doneHint')}{' '}
            {!change.first && t(channel === 'phone' ? 'change.phoneNotice' : 'change.mailNotice')}
          </Outcome>
        )}
      </div>
    </Modal>
  );
}
