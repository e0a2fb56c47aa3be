import { codePointLength, navigate, useAppLife, useOverlay } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { pageOfCourse } from '../data/course-actions.hook';
import { limits } from '../data/draft';
import { phrases } from '../phrases';

/** Asks for a title, and opens the editor: all else is said there. */
export function NewCourse({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const life = useAppLife();
  const [save, { isLoading }] = data.useCourseSaveMutation();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<{ at?: string; above?: string }>({});
  useOverlay(() => isLoading || onClose());
  const submit = async (): Promise<void> => {
    if (isLoading) return;
    if (title.trim() === '') return setFault({ at: t('titleEmpty') });
    const { data: saved, error } = await save({ title: title.trim() });
    if (life.aborted) return;
    if (!saved) {
      const { fields, message } = failureOf(error);
      return setFault(fields.title ? { at: fields.title } : { above: message });
    }
    onClose();
    navigate(pageOfCourse(saved.id));
  };
  return (
    <Modal
      open
      title={t('addTitle')}
      okText={t('create')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {fault.above && <Alert role="alert" type="error" showIcon title={fault.above} />}
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item
          label={t('title')}
          htmlFor="new-course-title"
          extra={t('addHint')}
          validateStatus={fault.at ? 'error' : undefined}
          help={fault.at && <span role="alert">{fault.at}</span>}
        >
          <Input
            id="new-course-title"
            autoFocus
            autoComplete="off"
            value={title}
            count={{ show: true, max: limits.title, strategy: codePointLength }}
            maxLength={limits.title * 2}
            onChange={({ target }) => {
              setTitle(target.value);
              setFault({});
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
