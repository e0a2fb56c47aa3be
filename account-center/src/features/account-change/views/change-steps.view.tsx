import { maskAccount } from '@edu/shared-utility';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Outcome } from '../../../common/outcome.view';
import { StepTrail } from '../../../common/step-trail.view';
import { phrases } from '../../../phrases';
import { morePhrases } from '../../../phrases/more';
import type { AccountChange, ChangeEvent, Channel } from '../data/account-change.flow';
import { NewAccountStep } from './new-account-step.view';
import { VerifyOldStep } from './verify-old-step.view';

/** Number of completed steps. */
const passed: Partial<Record<AccountChange['step'], number>> = {
  verifyOld: 0,
  enterNew: 1,
  done: 3,
};

interface Props {
  channel: Channel;
  change: Exclude<AccountChange, { step: 'closed' }>;
  /** Whether nothing was bound before. */
  binding: boolean;
  emit: (event: ChangeEvent) => void;
  otherWays: ReactNode;
}

/** The current step below the list of all three; a first binding has only one. */
export function ChangeSteps({ channel, change, binding, emit, otherWays }: Props) {
  const { t } = morePhrases.use();
  const steps = [
    t('change.stepVerify'),
    t(channel === 'phone' ? 'change.stepPhone' : 'change.stepMail'),
    t('change.stepDone'),
  ];
  return (
    <>
      {!binding && <StepTrail steps={steps} current={passed[change.step] ?? 0} />}
      {change.step === 'verifyOld' && (
        <VerifyOldStep
          // Remounted for another account, so that a code to the former one is dropped.
          key={change.current}
          channel={channel}
          change={change}
          emit={emit}
          otherWays={otherWays}
        />
      )}
      {(change.step === 'enterNew' || change.step === 'bind') && (
        <NewAccountStep key={change.step} channel={channel} change={change} emit={emit} />
      )}
      {change.step === 'done' && (
        <ChangeDone channel={channel} change={change} onClose={() => emit({ type: 'closed' })} />
      )}
    </>
  );
}

interface DoneProps {
  channel: Channel;
  change: Extract<AccountChange, { step: 'done' }>;
  onClose: () => void;
}

/** The result of the change with its consequences, and a button to close. */
function ChangeDone({ channel, change: { account, first }, onClose }: DoneProps) {
  const { t } = morePhrases.use();
  const { t: translate } = phrases.use();
  const masked = { account: maskAccount(account) };
  const isPhone = channel === 'phone';
  return (
    <>
      {first ? (
        <Outcome good title={translate(isPhone ? 'said.phoneBound' : 'said.mailBound', masked)}>
          {t('change.boundHint')}
        </Outcome>
      ) : (
        <Outcome good title={translate(isPhone ? 'said.phoneDone' : 'said.mailDone', masked)}>
          {t('change.doneHint')} {t(isPhone ? 'change.phoneNotice' : 'change.mailNotice')}
        </Outcome>
      )}
      <Button type="primary" block onClick={onClose}>
        {t('dialog.finish')}
      </Button>
    </>
  );
}
