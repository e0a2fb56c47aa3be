import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { useCurrentSitting } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';

const MINUTE = 60_000;
/** Minutes before the end at which the remaining time is announced. */
const WARNINGS = [1, 5] as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** @param timeLeft milliseconds */
export function clockText(timeLeft: number): string {
  const seconds = Math.max(0, Math.ceil(timeLeft / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const minutesText = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${minutesText}` : minutesText;
}

/** The remaining time by the server's clock; announced at each of the last minutes in `WARNINGS`. */
export function Countdown() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const controller = useCurrentSitting();
  const [timeLeft, setTimeLeft] = useState(controller.left);
  useEffect(() => {
    const timer = window.setInterval(() => setTimeLeft(controller.left()), 500);
    return () => window.clearInterval(timer);
  }, [controller]);
  const warning =
    timeLeft > 0 ? WARNINGS.find((minutes) => timeLeft <= minutes * MINUTE) : undefined;
  const colour = warning === 1 ? token.colorError : warning && token.colorWarningText;
  return (
    <div style={{ textAlign: 'end' }}>
      <div
        role="timer"
        aria-label={t('sitting.left')}
        style={{
          color: colour ?? token.colorText,
          fontSize: token.fontSizeHeading4,
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 600,
          lineHeight: 1.2,
        }}
      >
        {Number.isFinite(timeLeft) ? clockText(timeLeft) : '…'}
      </div>
      <div
        role="status"
        style={{ color: colour, fontSize: token.fontSizeSM, lineHeight: token.lineHeightSM }}
      >
        {warning ? t('sitting.soonOver', { count: warning }) : ''}
      </div>
    </div>
  );
}
