import { type ResourceKind, useOverlay } from '@edu/shared-utility';
import { TreeSelect } from '@edu/shared-utility/admin';
import { resourceKinds } from '@edu/shared-utility/uploads';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { resourceWords } from '../../../common/resources/phrases';
import type { MoveTarget } from '../data/resource-bulk.hook';
import { phrases } from '../phrases';

interface Props {
  readonly count: number;
  /** The kind to which the list is filtered, if any. */
  readonly kind: ResourceKind | undefined;
  readonly onAnswer: (target: MoveTarget | null) => void;
}

/** Asks for the category to move resources to; none removes their category. */
export function MoveDialog({ count, kind: shownKind, onAnswer }: Props) {
  const { t } = phrases.use();
  const words = resourceWords.use();
  const [kind, setKind] = useState<ResourceKind>(shownKind ?? 'video');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const tree = data.useResourceCategoryGetTreeQuery({ type: kind });
  useOverlay(() => onAnswer(null));
  return (
    <Modal
      open
      title={t('moveTitle', { count })}
      okText={t('move')}
      cancelText={t('cancel')}
      onOk={() => onAnswer({ categoryId, kind })}
      onCancel={() => onAnswer(null)}
    >
      <Form layout="vertical">
        {!shownKind && (
          <Form.Item label={t('column.kind')} htmlFor="resource-move-kind" extra={t('moveHint')}>
            <Select
              id="resource-move-kind"
              value={kind}
              onChange={(next) => {
                setKind(next);
                setCategoryId(null);
              }}
              options={resourceKinds.map((value) => ({ value, label: words.t(`kind.${value}`) }))}
            />
          </Form.Item>
        )}
        <Form.Item label={t('form.category')} htmlFor="resource-move-category">
          <TreeSelect
            id="resource-move-category"
            label={t('form.category')}
            placeholder={t('none')}
            tree={tree}
            failedText={t('category.failed')}
            value={categoryId}
            onChange={setCategoryId}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
