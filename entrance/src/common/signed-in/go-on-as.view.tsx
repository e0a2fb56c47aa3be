import { useContextValue } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect } from 'react';
import { continueToTarget } from '../continue-to-target';
import { checkSession } from './check-session';
import { phrases } from './phrases';

export const prepare = () => phrases.load();

interface Props {
  /** Without it the entrance is left. */
  readonly onContinue?: (() => void) | undefined;
  readonly otherLabel?: string | undefined;
  readonly onOther: () => void;
}

/** Shows who is logged in: continue as this person, or use another account. */
export default function GoOnAs({ onContinue = continueToTarget, otherLabel, onOther }: Props) {
  const { t } = phrases.use();
  const info = useContextValue('userInfo');
  const name = info?.nickname || info?.name || info?.phone;
  useEffect(checkSession, []);
  return (
    <>
      <p className="ee-lead" role="status">
        {name ? t('as', { name }) : t('somebody')}
      </p>
      <Button type="primary" size="large" block autoFocus onClick={onContinue}>
        {name ? t('goOnAs', { name }) : t('goOn')}
      </Button>
      <div className="ee-passkey">
        <Button size="large" block onClick={onOther}>
          {otherLabel ?? t('other')}
        </Button>
      </div>
    </>
  );
}
