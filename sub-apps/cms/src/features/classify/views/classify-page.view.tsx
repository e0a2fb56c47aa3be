import { type CategoryNode, errorCodes, useCan, useNarrow } from '@edu/shared-utility';
import { adminPhrases, FormDialog, TreeSelect, useQuestion } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Form, Skeleton, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { data } from '../../../common/data';
import { LoadFailed } from '../../../common/load-failed.view';
import { phrases as shared } from '../../../phrases';
import { useCategoryActions } from '../data/category-actions.hook';
import { useClassForm } from '../data/class-form.hook';
import { possibleParents } from '../data/class-tree';
import { phrases } from '../phrases';
import { ClassList } from './class-list.view';
import type { ClassActions } from './class-menu.view';

export const prepare = () => Promise.all([phrases.load(), shared.load(), adminPhrases.load()]);

/** /cms/content/classify: the categories of articles, in their order. */
export default function ClassifyPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const mayWrite = useCan()('cms.write');
  const read = data.useResourceCategoryGetTreeQuery({ type: 'article' });
  const load = loadedOf(read);
  // After a failed refetch the former categories stay.
  const nodes = read.currentData ?? [];
  const { form, addBelow } = useClassForm(() => void read.refetch());
  const order = useCategoryActions();
  const [ask, questions] = useQuestion();
  const editedId = form.state.status === 'closed' ? undefined : form.state.row?.id;
  const actions: ClassActions = {
    addBelow,
    edit: form.open,
    shift: (node, offset) => void order.shift(node, offset),
    remove: (node: CategoryNode) =>
      ask({
        title: t('deleteTitle', { name: node.name }),
        content: t('deleteHint'),
        okText: t('delete'),
        cancelText: t('cancel'),
        onOk: () => void order.remove(node),
      }),
  };
  const failedNotice = load.status === 'failed' && (
    <LoadFailed title={t('failed')} failure={load} onRetry={() => void read.refetch()} />
  );
  if (load.status === 'failed' && load.code === errorCodes.forbidden) return failedNotice;
  const sideMargin = isNarrow ? token.margin : token.marginLG;
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{ margin: `0 ${sideMargin}px ${token.marginLG}px` }}
    >
      <Flex wrap gap="small" justify="space-between" align="center">
        <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>
          {t('title')}
        </h1>
        {mayWrite && (
          <Button type="primary" onClick={() => addBelow(null)}>
            {t('add')}
          </Button>
        )}
      </Flex>
      <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
        {t('hint')}
      </p>
      {failedNotice}
      {load.status === 'loading' && !load.data && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton active />
        </div>
      )}
      {load.status === 'ready' && nodes.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />
      )}
      {nodes.length > 0 && (
        <div
          aria-busy={order.isBusy}
          style={{
            maxWidth: 880,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
            background: token.colorBgContainer,
          }}
        >
          <ClassList nodes={nodes} actions={mayWrite && !order.isBusy ? actions : null} />
        </div>
      )}
      <FormDialog
        form={form}
        titles={{ add: t('add'), edit: t('edit') }}
        labels={{ name: t('name'), parentId: t('parent') }}
        isPageReady={load.status === 'ready'}
      >
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}
        >
          <Input autoFocus autoComplete="off" maxLength={60} />
        </Form.Item>
        <Form.Item name="parentId" label={t('parent')}>
          <TreeSelect
            label={t('parent')}
            placeholder={t('top')}
            tree={{ ...read, currentData: possibleParents(nodes, editedId) }}
            failedText={t('parentsFailed')}
          />
        </Form.Item>
      </FormDialog>
      {questions}
    </section>
  );
}
