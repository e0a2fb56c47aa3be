import { useOverlay } from '@edu/shared-utility';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from './phrases';

export interface WholeQuestionProps {
  /** Name of the hidden numbers. */
  readonly label: string;
  /** Called with whether the numbers are exported unmasked, or with null when the export is cancelled. */
  readonly onAnswer: (whole: boolean | null) => void;
}

/** Asks a person with the permission whether the file contains unmasked numbers. */
export function WholeQuestion({ label, onAnswer }: WholeQuestionProps) {
  const { t } = phrases.use();
  const [whole, setWhole] = useState(false);
  useOverlay(() => onAnswer(null));
  return (
    <Modal
      open
      title={t('title')}
      okText={t('all')}
      onOk={() => onAnswer(whole)}
      onCancel={() => onAnswer(null)}
    >
      <Checkbox checked={whole} onChange={({ target }) => setWhole(target.checked)}>
        {label}
      </Checkbox>
      <p style={{ marginBlockEnd: 0 }}>{t('hint')}</p>
    </Modal>
  );
}
