import { Alert, Button } from 'antd';
import { useId } from 'react';
import { ScreenStyleSheet } from '../../../common/screen-style-sheet.view';
import type { SubmitState } from '../../../common/submit';
import { phrases } from '../phrases';

interface Props {
  readonly state: SubmitState;
  /** Whether the error is shown at its field. */
  readonly isShownAtField: boolean;
  readonly onCancel: () => void;
  /** Called right before the form is submitted. */
  readonly onDecline: () => void;
}

/** Asks whether to decline the invitation. Enter in a field still accepts, since that is the form's own button. */
export function DeclineQuestion({
  state,
  isShownAtField: isFaultShown,
  onCancel,
  onDecline,
}: Props) {
  const { t } = phrases.use();
  const id = useId();
  const busy = state.status === 'busy';
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => event.key === 'Escape' && !busy && onCancel()}
    >
      <ScreenStyleSheet />
      <h2 id={`${id}-title`} className="ee-question">
        {t('declineTitle')}
      </h2>
      <p id={`${id}-text`}>{t('declineText')}</p>
      {state.status === 'failed' && !isFaultShown && (
        <Alert className="ee-alert" type="error" showIcon title={state.message} />
      )}
      <Button type="primary" size="large" htmlType="submit" block autoFocus disabled={busy}>
        {t('keep')}
      </Button>
      <Button
        type="text"
        danger
        size="large"
        block
        loading={busy}
        onClick={({ currentTarget }) => {
          onDecline();
          (currentTarget as HTMLButtonElement).form?.requestSubmit();
        }}
      >
        {t('declineSure')}
      </Button>
    </div>
  );
}
