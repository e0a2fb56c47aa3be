import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import { passkeys } from '@edu/shared-utility';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { LearnerNote } from '../../../common/learner-note.view';
import { News } from '../../../common/news';
import { PasskeyLoginButton } from '../../../common/passkey-login';
import { selectShowsSecondStep } from '../../../common/second-step';
import { LoginSteps } from '../../../common/second-step/login-steps.view';
import { SignedInGate } from '../../../common/signed-in';
import { phrases as common } from '../../../phrases';
import { selectNewLogin } from '../data/new-login.selectors';
import { newLoginActions as actions } from '../data/new-login.slice';
import { phrases } from '../phrases';
import { ChoiceStep } from './choice.view';
import { Credentials } from './credentials.view';
import { stepOf, useStepHistory } from './step-history.hook';

/** /entrance_new/login: credentials, then the choices of tenant and identity if there are several. */
export function NewLoginPage() {
  const { t } = phrases.use();
  const words = common.use();
  const dispatch = useDispatch();
  const state = useSelector(selectNewLogin);
  const leave = () => dispatch(actions.left());
  const { back } = useStepHistory(state.step);
  const { state: entry } = useLocation();
  const second = useSelector(selectShowsSecondStep);
  const shownStep = second ? 'second' : state.step;

  // Before the first paint, so that a former error is not visible for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the history entry at the page load
  useLayoutEffect(() => void dispatch(actions.opened(stepOf(entry))), [dispatch]);

  // The element that had the focus was removed with its step, so the heading receives it.
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStepRef = useRef<string>(shownStep);
  useEffect(() => {
    // The second step focuses its own field.
    if (shownStepRef.current !== shownStep && shownStep !== 'second') heading.current?.focus();
    shownStepRef.current = shownStep;
  }, [shownStep]);

  if (state.step === 'tenants') {
    return (
      <EntranceLayout heading={t('tenants')} headingRef={heading} lead={t('lead')}>
        <ChoiceStep
          icon={<BankOutlined />}
          state={state.submit}
          choices={state.tenants.map((tenant) => ({
            key: tenant.saasId,
            name: tenant.name,
            detail: tenant.current ? t('current') : undefined,
          }))}
          onChoose={(saasId) => dispatch(actions.tenantChosen(saasId))}
          onLeave={leave}
        />
      </EntranceLayout>
    );
  }
  if (state.step === 'identities') {
    return (
      <EntranceLayout heading={t('identities')} headingRef={heading} lead={t('lead')}>
        <ChoiceStep
          icon={<IdcardOutlined />}
          state={state.submit}
          choices={state.identities.map(({ id, name, organName, type }) => ({
            key: id,
            name: organName,
            detail: name === organName ? t(`types.${type}`) : `${name} · ${t(`types.${type}`)}`,
          }))}
          onChoose={(id) => dispatch(actions.identityChosen(id))}
          onBack={state.tenants.length > 1 ? back : undefined}
          onLeave={leave}
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout
      heading={words.t(second ? 'login.secondStep' : 'login.title')}
      headingRef={heading}
    >
      <SignedInGate>
        <LoginSteps>
          <Credentials
            state={state.submit}
            submit={(credentials) => {
              if (state.submit.status !== 'busy') dispatch(actions.submitted(credentials));
            }}
            cancel={() => dispatch(actions.cancelled())}
            clear={() => dispatch(actions.happened({ type: 'cleared' }))}
          />
          {passkeys.supported() && <PasskeyLoginButton />}
          <LearnerNote />
          <News />
        </LoginSteps>
      </SignedInGate>
    </EntranceLayout>
  );
}
