import { Button, theme } from 'antd';
import { morePhrases } from '../../../phrases/more';

interface Props {
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Whether the text is announced, since it appears without the person's action. */
  readonly urgent?: boolean;
  readonly busy: boolean;
  readonly problem: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A confirmation with the consequences. */
export function ConfirmStep(props: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <p role={props.urgent ? 'alert' : undefined} style={{ marginTop: 0 }}>
        {props.text}
      </p>
      {props.problem && (
        <p role="alert" style={{ color: token.colorErrorText }}>
          {props.problem}
        </p>
      )}
      <div className="eac-ends">
        <Button disabled={props.busy} onClick={props.onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button type="primary" danger={props.danger} loading={props.busy} onClick={props.onConfirm}>
          {props.action}
        </Button>
      </div>
    </>
  );
}
