import { useOverlay } from '@edu/shared-utility';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from './phrases';

export interface WholeQuestionProps {
  /** What would be whole. */
  readonly label: string;
  /** With whether the numbers go whole, or null for no file at all. */
  readonly onAnswer: (whole: boolean | null) => void;
}

/** Asks who may see whole numbers whether they go into the file. */
export function WholeQuestion({ label, onAnswer }: WholeQuestionProps) {
  const { t } = phrases.use();
  const [whole, setWhole] = useState(false);
  useOverlay(() => onAnswer(null));
  return (
    <Modal
      open
      title={t('title')}
      okText={t('all')}
      cancelText={t('cancel')}
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
