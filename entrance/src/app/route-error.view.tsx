import { page, session } from '@edu/shared-utility';
import { Button } from 'antd';
import { useLocation } from 'react-router';
import { BackToLogin } from '../common/back-to-login.view';
import { EntranceLayout } from '../common/entrance-layout.view';
import { phrases } from '../phrases';

interface Props {
  /** Asks for what is missing again; without it the whole page is loaded again. */
  readonly onRetry?: () => void;
  /** Nothing has failed yet: it may still come. */
  readonly isSlow?: boolean;
}

/** A screen whose chunk did not arrive, or that broke: says so, tries again, and leads back to the log-in. */
export function RouteError({ onRetry = () => page.reload(), isSlow = false }: Props) {
  const { t } = phrases.use();
  const login = session.loginPath();
  const isLogin = useLocation().pathname === login;
  return (
    <EntranceLayout
      heading={t(isSlow ? 'common.slowTitle' : 'common.chunkTitle')}
      lead={t(isSlow ? 'common.slowHint' : 'common.chunkHint')}
    >
      <div role="alert">
        <Button type="primary" size="large" block autoFocus onClick={onRetry}>
          {t('common.reload')}
        </Button>
      </div>
      {!isLogin && <BackToLogin to={login} />}
    </EntranceLayout>
  );
}
