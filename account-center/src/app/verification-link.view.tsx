import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import type { Channel } from '../features/account-change';
import { faceActions } from '../features/face-verify';
import { qrActions } from '../features/qr-verify';
import { morePhrases } from '../phrases/more';
import { faceDeadline } from './face-deadline';

interface Props {
  way: 'qr' | 'face';
  channel: Channel;
}

/** The alternative to a code: face check for verified people, QR code for others (architecture §3). */
export function VerificationLink({ way, channel }: Props) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const open = () =>
    way === 'face'
      ? dispatch(faceActions.opened({ purpose: channel, deadline: faceDeadline() }))
      : dispatch(qrActions.opened({ purpose: channel }));
  return (
    <Button type="link" style={{ paddingInline: 0 }} onClick={open}>
      {t(`${way}.way`)}
    </Button>
  );
}
