import { codePointLength, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { data } from '../../../common/data';
import { pageOf } from '../data/moves.hook';
import { phrases } from '../phrases';

const MAX_TITLE_LENGTH = 100;

/** Asks for a title and opens the new questionnaire, where everything else is edited. */
export function NewQuestionnaire({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const navigate = useNavigate();
  const [save, { isLoading }] = data.useQuestionnaireSaveMutation();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const isCreated = useRef(false);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => !isCreated.current && title.trim() !== '',
    isBusy: isLoading,
  });
  const submit = async (): Promise<void> => {
    if (isLoading) return;
    if (title.trim() === '') return setFault({ field: t('titleEmpty') });
    const { data: created, error } = await save({ title: title.trim() });
    if (appSignal.aborted) return;
    if (!created) {
      const { fields, message } = failureOf(error);
      return setFault(fields.title ? { field: fields.title } : { form: message });
    }
    isCreated.current = true;
    onClose();
    navigate(pageOf(created.id));
  };
  return (
    <Modal
      open
      title={t('add')}
      okText={t('create')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={leave}
    >
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item
          label={t('title')}
          htmlFor="questionnaire-title"
          extra={t('titleHint')}
          validateStatus={fault.field ? 'error' : undefined}
          help={fault.field && <span role="alert">{fault.field}</span>}
        >
          <Input
            id="questionnaire-title"
            autoFocus
            autoComplete="off"
            value={title}
            count={{ show: true, max: MAX_TITLE_LENGTH, strategy: codePointLength }}
            maxLength={MAX_TITLE_LENGTH * 2}
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
