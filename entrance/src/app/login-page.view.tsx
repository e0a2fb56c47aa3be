import { passkeys } from '@edu/shared-utility';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { EntranceLayout } from '../common/entrance-layout.view';
import { LearnerNote } from '../common/learner-note.view';
import { News } from '../common/news';
import { selectShowsSecondStep } from '../common/second-step';
import { LoginSteps } from '../common/second-step/login-steps.view';
import { SignedInGate } from '../common/signed-in';
import { Tabs } from '../common/tabs.view';
import { PasswordLogin } from '../features/password-login';
import { phrases } from '../phrases';
import { LazyPart, partFailed } from './lazy-part.view';

const codeLogin = () => import('../features/code-login');
const passkeyLogin = () => import('../features/passkey-login');

/** /entrance/login: the first screen of every user. The tab for codes is loaded when it is opened. */
export function LoginPage() {
  const { t } = phrases.use();
  // Links to other screens keep the address to return to.
  const { search } = useLocation();
  const second = useSelector(selectShowsSecondStep);
  return (
    <EntranceLayout heading={t(second ? 'login.secondStep' : 'login.title')}>
      <SignedInGate>
        <LoginSteps failed={partFailed}>
          <Tabs
            label={t('login.ways')}
            tabs={[
              {
                key: 'password',
                label: t('login.byPassword'),
                panel: () => <PasswordLogin />,
              },
              { key: 'code', label: t('login.byCode'), panel: () => <LazyPart load={codeLogin} /> },
            ]}
          />
          {passkeys.supported() && <ByPasskey />}
          <LearnerNote />
          <div className="ee-links">
            <span>{t('login.newHere')}</span>
            <Link to={{ pathname: '/entrance/register', search }}>{t('login.register')}</Link>
            <Link to={{ pathname: '/entrance/slhSignIn', search }}>{t('login.slh')}</Link>
          </div>
          <News />
        </LoginSteps>
      </SignedInGate>
    </EntranceLayout>
  );
}

/** Only a button until it is pressed, so that the login page need not load the rest. */
function ByPasskey() {
  const { t } = phrases.use();
  const [pressed, setPressed] = useState(false);
  return (
    <div className="ee-passkey">
      {pressed ? (
        <LazyPart load={passkeyLogin} />
      ) : (
        <Button size="large" block onClick={() => setPressed(true)}>
          {t('login.byPasskey')}
        </Button>
      )}
    </div>
  );
}
