import type { UserInfo } from '@edu/shared-utility';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { type Channel, tell } from '../features/account-change';
import { changePasswordActions } from '../features/change-password';
import { faceHappened } from '../features/face-verify';
import { qrHappened } from '../features/qr-verify';
import { isVerified, type LineKey } from '../features/security-overview';
import { phrases } from '../phrases';
import { faceDeadline } from './face-deadline';

/** The one action of each line: change or bind, verify by face or by QR code. */
export function useSafetyActions(user: UserInfo): Record<LineKey, ReactNode> {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const link = (name: string, label: string, run: () => void) => (
    <Button type="link" style={{ paddingInline: 0 }} aria-label={`${label} ${name}`} onClick={run}>
      {label}
    </Button>
  );
  const account = (channel: Channel, current: string | null) =>
    link(t(`safety.${channel}`), t(current ? 'safety.change' : 'safety.bind'), () =>
      dispatch(tell(channel, { type: 'opened', current })),
    );
  const identity = isVerified(user)
    ? link(t('safety.identity'), t('safety.face'), () =>
        dispatch(faceHappened({ type: 'opened', purpose: 'identity', deadline: faceDeadline() })),
      )
    : link(t('safety.identity'), t('safety.scan'), () =>
        dispatch(qrHappened({ type: 'opened', purpose: 'identity' })),
      );
  return {
    password: link(t('safety.password'), t('safety.edit'), () =>
      dispatch(changePasswordActions.opened()),
    ),
    phone: account('phone', user.accountPhone),
    mail: account('mail', user.accountMail),
    identity,
  };
}
