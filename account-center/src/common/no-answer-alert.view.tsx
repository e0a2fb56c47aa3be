import { Alert } from 'antd';

interface Props {
  /** Null says nothing. */
  readonly message: string | null;
  /** What may follow from it. */
  readonly more?: string | undefined;
}

/** That no answer came, or what that may mean: nothing that was typed is wrong, so no field turns red. */
export function NoAnswerAlert({ message, more }: Props) {
  if (message === null) return null;
  return (
    <Alert type="info" showIcon title={message} description={more} style={{ marginBottom: 16 }} />
  );
}
