import { type CopyrightUnit, FailedNotice, toast, useOverlay } from '@edu/shared-utility';
import { FormDialog, useQuestion } from '@edu/shared-utility/admin';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Form, Modal, Pagination, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useIfMounted } from '../../../../common/if-mounted.hook';
import { data } from '../../../../common/page-data';
import { phrases } from '../../phrases';
import { useUnitForm } from './unit-form.hook';
import { UnitLine } from './unit-line.view';

export interface UnitsDialogProps {
  readonly onClose: () => void;
}

const pageSize = 20;

/** The dialog of copyright units: add, change, and delete those that no resource names. */
export default function UnitsDialog({ onClose }: UnitsDialogProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [pageNum, setPage] = useState(1);
  const read = data.useResApplicationFindCopyrightUnitsQuery({ pageNum, pageSize });
  const load = loadedOf(read);
  const form = useUnitForm(read.refetch);
  const [remove] = data.useResApplicationRemoveCopyrightUnitMutation();
  const [ask, questions] = useQuestion();
  const whileShown = useIfMounted();
  useOverlay(onClose);
  const removeUnit = async ({ id, version }: CopyrightUnit): Promise<void> => {
    const { error } = await remove({ id, version });
    if (!error) return toast.success(t('unit.removed'));
    toast.error(failureOf(error).message);
    whileShown(read.refetch);
  };
  const askFirst = (unit: CopyrightUnit): void =>
    ask({
      title: t('unit.removeTitle', { name: unit.name }),
      content: t('unit.removeHint'),
      okText: t('delete'),
      cancelText: t('cancel'),
      danger: true,
      onOk: () => void removeUnit(unit),
    });
  const page = load.status === 'failed' ? undefined : load.data;
  return (
    <Modal open title={t('unit.title')} footer={null} onCancel={onClose}>
      {load.status === 'failed' && (
        <FailedNotice
          title={t('loadFailed')}
          hint={load.message}
          onRetry={() => void read.refetch()}
        />
      )}
      {page && page.list.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('unit.empty')} />
      )}
      <ul aria-label={t('unit.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {page?.list.map((unit) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            onChange={() => form.open(unit)}
            onRemove={() => askFirst(unit)}
          />
        ))}
      </ul>
      <Flex wrap justify="space-between" gap="small" style={{ marginBlockStart: token.margin }}>
        <Button type="primary" onClick={() => form.open(null)}>
          {t('unit.add')}
        </Button>
        {page && page.total > pageSize && (
          <Pagination
            showLessItems
            showSizeChanger={false}
            current={pageNum}
            pageSize={pageSize}
            total={page.total}
            onChange={setPage}
          />
        )}
      </Flex>
      <FormDialog
        form={form}
        titles={{ add: t('unit.add'), edit: t('unit.title') }}
        labels={{ name: t('unit.name'), validUntil: t('unit.until') }}
        isPageReady={load.status === 'ready'}
      >
        <Form.Item
          name="name"
          label={t('unit.name')}
          rules={[{ required: true, whitespace: true, message: t('unit.nameEmpty') }]}
        >
          <Input autoFocus autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item name="validUntil" label={t('unit.until')} extra={t('unit.untilHint')}>
          <Input type="date" />
        </Form.Item>
      </FormDialog>
      {questions}
    </Modal>
  );
}
