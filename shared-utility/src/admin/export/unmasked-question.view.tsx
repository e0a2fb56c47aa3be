import { useOverlay } from '@edu/shared-utility';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from './phrases';

export interface UnmaskedQuestionProps {
  /** Name of the hidden numbers. */
  readonly label: string;
  /** Called with whether the numbers are exported unmasked, or with null when the export is cancelled. */
  readonly onAnswer: (isUnmasked: boolean | null) => void;
}

/** Asks a person with the permission whether the file contains unmasked numbers. */
export function UnmaskedQuestion({ label, onAnswer }: UnmaskedQuestionProps) {
  const { t } = phrases.use();
  const [isUnmasked, setUnmasked] = useState(false);
  useOverlay(() => onAnswer(null));
  return (
    <Modal
      open
      title={t('title')}
      okText={t('all')}
      onOk={() => onAnswer(isUnmasked)}
      onCancel={() => onAnswer(null)}
    >
      <Checkbox checked={isUnmasked} onChange={({ target }) => setUnmasked(target.checked)}>
        {label}
      </Checkbox>
      <p style={{ marginBlockEnd: 0 }}>{t('hint')}</p>
    </Modal>
  );
}
