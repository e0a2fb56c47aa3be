import { Alert } from 'antd';

interface Props {
  /** Null shows nothing. */
  readonly message: string | null;
  /** The possible consequence. */
  readonly consequence?: string | undefined;
}

/** Says that the server did not respond. An alert and no field error, since the input is not wrong. */
export function NoAnswerAlert({ message, consequence }: Props) {
  if (message === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={message}
      description={consequence}
      style={{ marginBottom: 16 }}
    />
  );
}
