import { useOverlay } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from './phrases';
import { PlaceSelect, top } from './place-select.view';
import { type TreeRow, withoutRow } from './tree-data';

interface Props<T> {
  readonly row: T;
  readonly rows: readonly T[];
  readonly hasTop: boolean;
  readonly onMove: (parentId: string | null) => void;
  readonly onClose: () => void;
}

/** Moves a row without dragging; the row's own descendants are no possible targets. */
export function MoveDialog<T extends TreeRow<T>>({ row, rows, hasTop, onMove, onClose }: Props<T>) {
  const { t } = phrases.use();
  const currentParent = row.parentId ?? top;
  const [parentId, setParentId] = useState(currentParent);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('moveTitle', { name: row.name })}
      okText={t('moveHere')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: parentId === currentParent }}
      onOk={() => onMove(parentId === top ? null : parentId)}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('parent')} htmlFor="tree-new-place">
          <PlaceSelect
            id="tree-new-place"
            autoFocus
            rows={withoutRow(rows, row.id)}
            hasTop={hasTop}
            value={parentId}
            onChange={setParentId}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
