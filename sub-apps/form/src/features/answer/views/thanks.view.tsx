import type { AskedQuestionnaire } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases';

/** The final message, which is scrolled to and announced. */
export function Thanks({
  questionnaire,
  onAgain,
}: {
  readonly questionnaire: AskedQuestionnaire;
  readonly onAgain: () => void;
}) {
  const { t } = phrases.use();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        role="status"
        showIcon
        type="success"
        title={t('sent')}
        description={
          <span style={{ whiteSpace: 'pre-line' }}>
            {questionnaire.thanks.trim() || t('thanks')}
          </span>
        }
      />
      {questionnaire.repeats && (
        <Button style={{ marginBlockStart: 16 }} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
