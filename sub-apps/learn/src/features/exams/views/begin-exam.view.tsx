import { type StudentExam, toFailure } from '@edu/shared-utility';
import { Alert, Button, theme } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openSitting } from '../data/opened-sitting';
import { phrases } from '../phrases';

export interface BeginProps {
  readonly exam: StudentExam;
  /** Called on a refusal, since the page may be outdated. */
  readonly onRefused: () => void;
}

/** Opens the sitting on the server, which only then sends the questions. */
export function BeginExam({ exam, onRefused }: BeginProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      navigate(`/sitting?id=${await openSitting(exam.id)}`);
    } catch (error) {
      setRefusal(toFailure(error).message);
      setBusy(false);
      onRefused();
    }
  };
  return (
    <div style={{ marginBlockStart: token.marginLG }}>
      {refusal !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={refusal}
          style={{ marginBlockEnd: token.marginSM }}
        />
      )}
      <Button type="primary" size="large" loading={isBusy} onClick={begin}>
        {t(exam.openSittingId ? 'goOn' : exam.used > 0 ? 'beginAgain' : 'begin')}
      </Button>
    </div>
  );
}
