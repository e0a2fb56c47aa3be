import { useGuardedClose } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { limits } from '../data/course-values';
import { addressOf, isSecureAddress } from '../data/lesson-facts';
import { phrases } from '../phrases';

interface Props {
  readonly onAdd: (title: string, url: string) => void;
  readonly onClose: () => void;
}

/** Adds an external page as a lesson. */
export function LinkDialog({ onAdd, onClose }: Props) {
  const { t } = phrases.use();
  const [title, setTitle] = useState('');
  const [url, setUrl] = useState('');
  const [isSubmitted, setTried] = useState(false);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => title.trim() !== '' || url.trim() !== '',
  });
  const titleFault = isSubmitted && title.trim() === '' ? t('titleEmpty') : null;
  const address = addressOf(url);
  const urlFault = isSubmitted && !isSecureAddress(address) ? t('linkWrong') : null;
  const submit = (): void => {
    setTried(true);
    if (title.trim() !== '' && isSecureAddress(address)) onAdd(title.trim(), address);
  };
  return (
    <Modal
      open
      title={t('addLink')}
      okText={t('put')}
      cancelText={t('cancel')}
      onOk={submit}
      onCancel={leave}
    >
      <Form layout="vertical" onFinish={submit}>
        <Form.Item
          label={t('title')}
          htmlFor="link-title"
          validateStatus={titleFault ? 'error' : undefined}
          help={titleFault && <span role="alert">{titleFault}</span>}
        >
          <Input
            id="link-title"
            autoFocus
            autoComplete="off"
            maxLength={limits.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={t('address')}
          htmlFor="link-address"
          extra={t('addressHint')}
          validateStatus={urlFault ? 'error' : undefined}
          help={urlFault && <span role="alert">{urlFault}</span>}
        >
          <Input
            id="link-address"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
