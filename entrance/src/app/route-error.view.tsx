import { page, session } from '@edu/shared-utility';
import { Button } from 'antd';
import { useLocation } from 'react-router';
import { BackToLogin } from '../common/back-to-login.view';
import { EntranceLayout } from '../common/entrance-layout.view';
import { phrases } from '../phrases';

interface Props {
  /** Repeats the load; without it the page is reloaded. */
  readonly onRetry?: () => void;
  /** Whether the chunk is only slow and has not failed. */
  readonly isSlow?: boolean;
}

/** Shown for a screen that failed or could not be loaded, with a retry and the way to the log-in. */
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
