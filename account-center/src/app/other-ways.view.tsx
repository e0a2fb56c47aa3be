import type { UserInfo } from '@edu/shared-utility';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import type { Channel } from '../features/account-change';
import { faceHappened } from '../features/face-verify';
import { qrHappened } from '../features/qr-verify';
import { isVerified } from '../features/security-overview';
import { morePhrases } from '../phrases/more';
import { faceDeadline } from './face-deadline';

/** Instead of a code: the face for a verified person, the QR code for others (design §3). */
export function OtherWays({ user, channel }: { user: UserInfo; channel: Channel }) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const verified = isVerified(user);
  const open = () =>
    verified
      ? dispatch(faceHappened({ type: 'opened', purpose: channel, deadline: faceDeadline() }))
      : dispatch(qrHappened({ type: 'opened', purpose: channel }));
  return (
    <Button type="link" style={{ padding: 0, height: 'auto' }} onClick={open}>
      {t(verified ? 'face.way' : 'qr.way')}
    </Button>
  );
}
