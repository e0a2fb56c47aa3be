import type { Questionnaire } from '@edu/shared-utility';
import { Alert, Button, Flex } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';

interface Props {
  /** The questionnaire as somebody else has saved it meanwhile. */
  readonly current: Questionnaire;
  readonly mayKeepMine?: boolean;
  readonly style?: CSSProperties;
  readonly onResolve: (current: Questionnaire, isMine: boolean) => void;
}

/** Asks which of two versions to keep. */
export function ConflictAlert({ current, mayKeepMine = true, style, onResolve }: Props) {
  const { t } = phrases.use();
  return (
    <Alert
      role="alert"
      showIcon
      type="warning"
      style={style}
      title={t('conflict')}
      description={t('conflictHint')}
      action={
        <Flex vertical gap="small">
          <Button size="small" onClick={() => onResolve(current, false)}>
            {t('takeTheirs')}
          </Button>
          {mayKeepMine && (
            <Button size="small" danger onClick={() => onResolve(current, true)}>
              {t('keepMine')}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
