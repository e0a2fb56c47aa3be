import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { Notice, navigate, session } from '@edu/shared-utility';
import { Button } from 'antd';
import { phrases } from '../phrases';

/** Shown to a person without a session. */
export function SignInNotice() {
  const { t } = phrases.use();
  return (
    <Notice
      icon={<LockOutlined />}
      title={t('signIn.title')}
      hint={t('signIn.hint')}
      action={
        <Button type="primary" onClick={() => navigate(session.loginUrl('/personal'))}>
          {t('signIn.action')}
        </Button>
      }
    />
  );
}
