import { Button } from 'antd';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFields } from '../../../common/fields.hook';
import { Submit, type SubmitControls } from '../../../common/submit';
import { idleState } from '../../../common/submit/submit-state';
import { checkStep, type RegistrationValues, steps } from '../data/registration';
import { phrases } from '../phrases';
import { stepFields } from './step-fields.view';

interface Props {
  readonly step: number;
  readonly initial: RegistrationValues;
  readonly refusals: Readonly<Record<string, string>> | undefined;
  readonly controls: Pick<SubmitControls<never>, 'state' | 'cancel' | 'clear'>;
  /** Called on each input. */
  readonly onChange: (values: RegistrationValues) => void;
  /** Called when the step is submitted and valid. */
  readonly onValid: (values: RegistrationValues) => void;
  readonly onBack: () => void;
}

/** The form of one step, with Next and Back. */
export function StepForm(props: Props) {
  const { step, initial, refusals, controls, onChange, onValid, onBack } = props;
  const { t } = phrases.use();
  const isLast = step === steps.length - 1;
  const fields = useFields({
    initial,
    check: (values) => checkStep(step, values),
    onValid,
    onTyped: controls.clear,
    refusals,
  });
  const input = JSON.stringify(fields.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed values are reported
  useEffect(() => onChange(fields.values), [input]);
  const hasBegun = useRef(false);
  // Ignores the second click of a double click on the former step's button, which was in the same
  // place.
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail < 2) hasBegun.current = true;
    if (hasBegun.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const Fields = stepFields[steps[step]?.name ?? 'company'];
  return (
    <form {...fields.form} onClickCapture={onClickCapture}>
      <Fields field={fields.field} values={fields.values} />
      <Submit
        state={isLast ? controls.state : idleState}
        isShownAtField={fields.hasFieldError}
        label={t(isLast ? 'submit' : 'next')}
        onCancel={controls.cancel}
      />
      {step > 0 && (
        <div className="ee-passkey">
          <Button size="large" block onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      )}
    </form>
  );
}
