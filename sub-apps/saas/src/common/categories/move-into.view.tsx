import { type CategoryType, useOverlay } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { CategoryField } from './category-field.view';
import { categoryWords } from './phrases';

/** Null removes them from their category. */
export interface CategoryTarget {
  readonly categoryId: string | null;
}

interface Props {
  readonly kind: CategoryType;
  readonly title: string;
  readonly onAnswer: (target: CategoryTarget | null) => void;
}

/** Asks for the target category of a move. */
export function MoveInto({ kind, title, onAnswer }: Props) {
  const { t } = categoryWords.use();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const close = () => onAnswer(null);
  useOverlay(close);
  return (
    <Modal
      open
      title={title}
      okText={t('moveHere')}
      cancelText={t('cancel')}
      onOk={() => onAnswer({ categoryId })}
      onCancel={close}
    >
      <Form layout="vertical">
        <Form.Item label={t('category')} htmlFor="move-into">
          <CategoryField kind={kind} id="move-into" value={categoryId} onChange={setCategoryId} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
