import { plainDigits } from '@edu/shared-utility';
import { useDispatch } from 'react-redux';
import { morePhrases } from '../../../phrases/more';
import type { FactorDialog } from '../data/factor-dialog';
import { secondFactorsActions as actions } from '../data/second-factors.slice';
import { CodesStep } from './codes-step.view';
import { ConfirmStep } from './confirm-step.view';
import { FactorForm } from './factor-form.view';
import { ScanStep } from './scan-step.view';

/** Maximum length of a name in code points. */
const NAME_LENGTH = 30;

interface Props {
  readonly dialog: Exclude<FactorDialog, { step: 'closed' }>;
  readonly close: () => void;
}

/** Form or confirmation of the current step. */
export function FactorStep({ dialog, close }: Props) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const common = {
    problem: 'problem' in dialog ? dialog.problem : '',
    busy: dialog.busy,
    isPrompting: dialog.isPrompting,
    onCancel: close,
    onEdited: () => void dispatch(actions.edited()),
  };
  const named = {
    label: t('factors.name'),
    input: { maxLength: NAME_LENGTH, autoComplete: 'off' },
    check: (text: string) => !text.trim() && t('factors.nameEmpty'),
  };
  switch (dialog.step) {
    case 'name':
      return (
        <FactorForm
          {...common}
          {...named}
          initial={t(`factors.kinds.${dialog.kind}`)}
          action={t(dialog.kind === 'totp' ? 'dialog.next' : 'factors.create')}
          onSubmit={(name) => dispatch(actions.named(name))}
        >
          <p style={{ marginTop: 0 }}>{t(`factors.what.${dialog.kind}`)}</p>
        </FactorForm>
      );
    case 'scan':
      return (
        <FactorForm
          {...common}
          label={t('factors.appCode')}
          input={{
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
            placeholder: t('code.placeholder'),
          }}
          clean={(text) => plainDigits(text).slice(0, 6)}
          check={(text) => text.length !== 6 && t('factors.appCodeEmpty')}
          action={t('dialog.confirm')}
          onSubmit={(code) => dispatch(actions.confirmed(code))}
        >
          <ScanStep secret={dialog.secret} uri={dialog.uri} />
        </FactorForm>
      );
    case 'lapsed':
      return (
        <ConfirmStep
          {...common}
          urgent
          text={t('factors.lapsedText')}
          action={t('factors.newPicture')}
          onConfirm={() => dispatch(actions.named(dialog.name))}
        />
      );
    case 'rename':
      return (
        <FactorForm
          {...common}
          {...named}
          initial={dialog.factor.name}
          action={t('dialog.confirm')}
          onSubmit={(name) => dispatch(actions.renamed(name))}
        />
      );
    case 'remove':
      return (
        <ConfirmStep
          {...common}
          danger
          text={t('factors.removeText', { name: dialog.factor.name })}
          action={t('factors.remove')}
          onConfirm={() => dispatch(actions.removed())}
        />
      );
    case 'renewCodes':
      return (
        <ConfirmStep
          {...common}
          text={t('factors.renewText')}
          action={t('factors.renew')}
          onConfirm={() => dispatch(actions.codesRenewed())}
        />
      );
    case 'codes':
      return <CodesStep codes={dialog.codes} onDone={close} />;
  }
}
