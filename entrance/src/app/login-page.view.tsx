import { Link, useLocation } from 'react-router-dom';
import { EntranceLayout } from '../common/entrance-layout.view';
import { Tabs } from '../common/tabs.view';
import { PasswordLogin } from '../features/password-login';
import { phrases } from '../phrases';
import { LazyPart } from './lazy-part.view';

const codeLogin = () => import('../features/code-login');

/** /entrance/login: the first screen of every user. The code's tab is fetched when it is opened. */
export function LoginPage() {
  const { t } = phrases.use();
  // the address to return to stays with the person on every side way
  const { search } = useLocation();
  const forgot = <Link to={{ pathname: '/entrance/forget', search }}>{t('login.forgot')}</Link>;
  return (
    <EntranceLayout heading={t('login.title')}>
      <Tabs
        label={t('login.ways')}
        tabs={[
          {
            key: 'password',
            label: t('login.byPassword'),
            panel: () => <PasswordLogin aside={forgot} />,
          },
          { key: 'code', label: t('login.byCode'), panel: () => <LazyPart load={codeLogin} /> },
        ]}
      />
      <div className="ee-links">
        <span>{t('login.newHere')}</span>
        <Link to={{ pathname: '/entrance/register', search }}>{t('login.register')}</Link>
        <Link to={{ pathname: '/entrance/slhSignIn', search }}>{t('login.slh')}</Link>
      </div>
    </EntranceLayout>
  );
}
