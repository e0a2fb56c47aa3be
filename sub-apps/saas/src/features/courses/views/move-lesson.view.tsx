import { useOverlay } from '@edu/shared-utility';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type { Draft } from '../data/draft';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly chapters: Draft['chapters'];
  /** Its present position. */
  readonly from: string;
  readonly onMove: (chapterKey: string) => void;
  readonly onClose: () => void;
}

/** Moves a lesson to another chapter. */
export function MoveLesson({ title, chapters, from, onMove, onClose }: Props) {
  const { t } = phrases.use();
  const others = chapters.filter(({ key }) => key !== from);
  const [target, setTarget] = useState(others[0]?.key);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('moveTitle', { title })}
      okText={t('move')}
      okButtonProps={{ disabled: target === undefined }}
      cancelText={t('cancel')}
      onOk={() => target !== undefined && onMove(target)}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('chapter')} htmlFor="move-lesson-chapter">
          <Select
            id="move-lesson-chapter"
            showSearch={{ optionFilterProp: 'label' }}
            value={target}
            onChange={setTarget}
            options={chapters.map((chapter, index) => ({
              value: chapter.key,
              label: t('chapterOption', { number: index + 1, title: chapter.title }),
              disabled: chapter.key === from,
            }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
