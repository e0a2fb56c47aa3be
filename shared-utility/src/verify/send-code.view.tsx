import { Button } from 'antd';
import { useState } from 'react';
import { startCooldown, useCooldown } from '../cooldown';
import { phrases } from './phrases';

interface Props {
  readonly to: 'phone' | 'mail';
  readonly send: (to: 'phone' | 'mail') => Promise<unknown>;
  readonly onSent: () => void;
  readonly onRefused: (reason: unknown) => void;
}

/** Sends a code to the bound phone or mail address, with a cooldown before the next one. */
export function SendCode({ to, send, onSent, onRefused }: Props) {
  const { t } = phrases.use();
  const [sending, setSending] = useState(false);
  const purpose = `proof-${to}`;
  const secondsLeft = useCooldown(purpose, sending);
  const press = async (): Promise<void> => {
    setSending(true);
    try {
      await send(to);
      startCooldown(purpose);
      onSent();
    } catch (reason) {
      onRefused(reason);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="large" loading={sending} disabled={secondsLeft > 0} onClick={() => void press()}>
      {secondsLeft > 0 ? t('again', { seconds: secondsLeft }) : t('send')}
    </Button>
  );
}
