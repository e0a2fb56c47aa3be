import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type CategoryNode, type CategoryType, useCan } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';
import { SmallFailure } from '../failure/small-failure.view';
import { data } from '../page-data';
import { useCategoryForm } from './category-form.hook';
import type { CategoryActions } from './category-menu.view';
import { useCategoryRequests } from './category-requests.hook';
import { CategoryTree } from './category-tree.view';
import { childrenOf } from './category-tree-data';
import { MoveCategory } from './move-category.view';
import { categoryWords } from './phrases';

interface Props {
  readonly kind: CategoryType;
  /** Permission without which they are read-only. */
  readonly permission: string;
  /** Subscribes to changes by other calls, which call `retry`; returns a function that unsubscribes. */
  readonly follow?: (retry: () => void) => () => void;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The categories of a kind, to select, sort and edit. */
export function Categories({ kind, permission, follow, chosen, onChoose }: Props) {
  const { t } = categoryWords.use();
  const { token } = theme.useToken();
  const mayWrite = useCan()(permission);
  const read = data.useResourceCategoryGetTreeQuery({ type: kind });
  const { refetch } = read;
  const load = loadedOf(read);
  // After a failed refetch the former categories stay.
  const nodes = read.currentData ?? [];
  const { form, addBelow, rename } = useCategoryForm(kind, refetch);
  const requests = useCategoryRequests(refetch);
  const [moving, setMoving] = useState<CategoryNode | null>(null);
  useEffect(() => follow?.(() => void refetch()), [follow, refetch]);
  const actions: CategoryActions = {
    addBelow,
    rename,
    moveTo: setMoving,
    remove: requests.remove,
    shift: (node, offset) => {
      const { parentId } = node;
      const index = childrenOf(nodes, parentId).findIndex(({ id }) => id === node.id);
      requests.move(node, { parentId, order: index + offset });
    },
  };
  return (
    <section aria-label={t('title')} aria-busy={requests.isBusy}>
      <Flex
        justify="space-between"
        align="center"
        style={{ margin: `${token.margin}px 0 ${token.marginXXS}px` }}
      >
        <h2 style={{ margin: 0, fontSize: token.fontSize }}>{t('title')}</h2>
        {mayWrite && (
          <Button
            type="text"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('add')}
            onClick={() => addBelow(null)}
          />
        )}
      </Flex>
      {load.status === 'failed' && <SmallFailure onRetry={() => void refetch()} />}
      {load.status === 'ready' && nodes.length === 0 && (
        <span style={{ color: token.colorTextSecondary }}>{t('empty')}</span>
      )}
      {nodes.length > 0 && (
        <CategoryTree
          nodes={nodes}
          chosen={chosen}
          onChoose={onChoose}
          actions={mayWrite && !requests.isBusy ? actions : null}
          onDrop={requests.move}
        />
      )}
      {moving && (
        <MoveCategory
          node={moving}
          nodes={nodes}
          onClose={() => setMoving(null)}
          onMove={(parentId) => {
            setMoving(null);
            requests.move(moving, { parentId, order: childrenOf(nodes, parentId).length });
          }}
        />
      )}
      <FormDialog
        form={form}
        titles={{ add: t('add'), edit: t('rename') }}
        labels={{ name: t('name') }}
        isPageReady={load.status === 'ready'}
      >
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameEmpty') }]}
        >
          <Input autoFocus autoComplete="off" maxLength={50} />
        </Form.Item>
      </FormDialog>
      {requests.questions}
    </section>
  );
}
