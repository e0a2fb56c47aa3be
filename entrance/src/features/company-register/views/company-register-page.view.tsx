import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BackToLogin } from '../../../common/back-to-login.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { fieldErrorsOf, useSubmit } from '../../../common/submit';
import { companyRegister } from '../data/company-register.submission';
import { readDraft, storeDraft } from '../data/draft';
import {
  firstOpenStep,
  hasLostPicture,
  type RegistrationValues,
  stepOfFields,
  steps,
  toRegistration,
  withStep,
} from '../data/registration';
import { phrases } from '../phrases';
import { Progress } from './progress.view';
import { StepForm } from './step-form.view';
import { useSteps } from './steps.hook';

/** /entrance/register: a company with its licence data and its first account, step by step. */
export function CompanyRegisterPage() {
  const { t } = phrases.use();
  const controls = useSubmit(companyRegister.slice);
  const { state, submit, cancel, clear } = controls;
  const [values, setValues] = useState(readDraft);
  const { step, next, backTo } = useSteps(firstOpenStep(values));
  const isDone = state.status === 'done';
  const refusals = fieldErrorsOf(state);

  const storeStep = (input: RegistrationValues) => {
    const newValues = withStep(values, step, input);
    setValues(newValues);
    storeDraft(newValues);
  };
  const onValid = (input: RegistrationValues) => {
    if (step === steps.length - 1) return submit(toRegistration(input));
    storeStep(input);
    clear();
    next();
  };

  // After a refusal, goes to the step with the refused field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal changes the step
  useEffect(() => {
    const stepWithFault = stepOfFields(Object.keys(refusals ?? {}));
    if (stepWithFault !== undefined && stepWithFault < step) backTo(stepWithFault);
  }, [refusals]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStepRef = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step moves the focus
  useEffect(() => {
    if (shownStepRef.current === step) return;
    shownStepRef.current = step;
    if (state.status === 'busy') cancel();
    // The refused field has the focus already.
    if (!refusals) heading.current?.focus();
  }, [step]);

  if (isDone) {
    return (
      <EntranceLayout heading={t('title')}>
        <Done
          title={t('doneTitle')}
          hint={t('doneHint', { phone: values.account })}
          loginPath="/entrance/login"
        />
      </EntranceLayout>
    );
  }
  const name = steps[step]?.name ?? 'company';
  return (
    <EntranceLayout heading={t('title')}>
      <Progress step={step} />
      <h2 ref={heading} tabIndex={-1} className="ee-sr">
        {t('stepOf', { step: step + 1, steps: steps.length, name: t(`steps.${name}`) })}
      </h2>
      <p className="ee-step-lead">{t(`leads.${name}`, { phone: values.account })}</p>
      {step > 0 && hasLostPicture(values) && (
        <p role="status" className="ee-notice">
          {t('picture.lost', { name: values.licenceName })}{' '}
          <Button type="link" style={{ padding: 0 }} onClick={() => backTo(0)}>
            {t('picture.again')}
          </Button>
        </p>
      )}
      <StepForm
        key={step}
        step={step}
        initial={values}
        refusals={refusals}
        controls={controls}
        onChange={storeStep}
        onValid={onValid}
        onBack={() => backTo(step - 1)}
      />
      <BackToLogin to="/entrance/login" />
    </EntranceLayout>
  );
}
