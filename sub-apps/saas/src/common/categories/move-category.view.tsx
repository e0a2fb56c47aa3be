import { type CategoryNode, useOverlay } from '@edu/shared-utility';
import { Form, Modal, TreeSelect } from 'antd';
import { useState } from 'react';
import { withoutCategory } from './category-tree-data';
import { categoryWords } from './phrases';

/** Value for the top level, which is no category's id. */
const top = 'top';

interface Choice {
  readonly value: string;
  readonly title: string;
  readonly children: Choice[];
}

const choicesOf = (nodes: readonly CategoryNode[]): Choice[] =>
  nodes.map(({ id, name, children }) => ({
    value: id,
    title: name,
    children: choicesOf(children),
  }));

interface Props {
  readonly node: CategoryNode;
  readonly nodes: readonly CategoryNode[];
  readonly onMove: (parentId: string | null) => void;
  readonly onClose: () => void;
}

/** Moves a category without dragging. */
export function MoveCategory({ node, nodes, onMove, onClose }: Props) {
  const { t } = categoryWords.use();
  const former = node.parentId ?? top;
  const [parentId, setParentId] = useState(former);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('moveTitle', { name: node.name })}
      okText={t('moveHere')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: parentId === former }}
      onOk={() => onMove(parentId === top ? null : parentId)}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('parent')} htmlFor="category-place">
          <TreeSelect
            id="category-place"
            autoFocus
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            treeData={[
              {
                value: top,
                title: t('top'),
                children: choicesOf(withoutCategory(nodes, node.id)),
              },
            ]}
            value={parentId}
            onChange={setParentId}
            style={{ width: '100%' }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
