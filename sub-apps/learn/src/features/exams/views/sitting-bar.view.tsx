import { Button, theme } from 'antd';
import { phrases } from '../phrases';
import { Countdown } from './countdown.view';
import { SavingState } from './saving-state.view';

interface Props {
  readonly title: string;
  readonly disabled: boolean;
  readonly onHandIn: () => void;
}

/** Sticky bar with the exam's title, the saving state, the time, and the button to hand in. */
export function SittingBar({ title, disabled, onHandIn }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <header className="sitting-bar">
      <div style={{ flex: 1, minWidth: 0 }}>
        <h1 title={title}>{title}</h1>
        <SavingState />
      </div>
      <Countdown />
      <Button
        type="primary"
        disabled={disabled}
        onClick={onHandIn}
        style={{ marginInlineStart: token.marginXXS }}
      >
        {t('sitting.handIn')}
      </Button>
    </header>
  );
}
