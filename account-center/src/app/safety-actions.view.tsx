import type { UserInfo } from '@edu/shared-utility';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Channel, tell } from '../features/account-change';
import { changePasswordActions } from '../features/change-password';
import { enrolHappened } from '../features/face-enrolment';
import { faceHappened } from '../features/face-verify';
import { qrHappened } from '../features/qr-verify';
import { type LineKey, selectGuards } from '../features/security-overview';
import { phrases } from '../phrases';
import { faceDeadline } from './face-deadline';
import { identityWay } from './identity-ways';

/** The one action of each line: change or bind; verify by face or by QR code, or enrol a face first. */
export function useSafetyActions(user: UserInfo): Record<LineKey, ReactNode> {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const guards = useSelector(selectGuards);
  const link = (name: string, label: string, run: () => void) => (
    <Button type="link" style={{ paddingInline: 0 }} aria-label={`${label} ${name}`} onClick={run}>
      {label}
    </Button>
  );
  const account = (channel: Channel, current: string | null) =>
    link(t(`safety.${channel}`), t(current ? 'safety.change' : 'safety.bind'), () =>
      dispatch(tell(channel, { type: 'opened', current })),
    );
  const purpose = 'identity';
  const identity = {
    qr: () => dispatch(qrHappened({ type: 'opened', purpose })),
    face: () => dispatch(faceHappened({ type: 'opened', purpose, deadline: faceDeadline() })),
    enrol: () => dispatch(enrolHappened({ type: 'opened' })),
  };
  const way = identityWay(user, guards);
  const wayLabel = { qr: t('safety.scan'), face: t('safety.face'), enrol: t('safety.enrol') };
  return {
    password: link(t('safety.password'), t('safety.edit'), () =>
      dispatch(changePasswordActions.opened()),
    ),
    phone: account('phone', user.accountPhone),
    mail: account('mail', user.accountMail),
    identity: link(t('safety.identity'), wayLabel[way], identity[way]),
  };
}
