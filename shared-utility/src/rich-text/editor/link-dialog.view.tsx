import { useGuardedClose } from '@edu/shared-utility';
import { Button, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { isLinkAddress } from '../../contract/rich-text-rules';
import { phrases } from '../phrases';

interface Props {
  readonly href: string;
  /** Whether to ask for the link's text, because none is selected. */
  readonly needsLinkText: boolean;
  /** An empty address removes the link. */
  readonly onSave: (href: string, words: string) => void;
  readonly onClose: () => void;
}

/** Completes a typed address: without a scheme it is a web page, with an @ a mail address. */
function asAddress(input: string): string {
  const text = input.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  return /^[^\s/]+@[^\s/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}

export function LinkDialog({ href, needsLinkText, onSave, onClose }: Props) {
  const { t } = phrases.use();
  const [address, setAddress] = useState(href);
  const [words, setWords] = useState('');
  const [isSubmitted, setTried] = useState(false);
  const [addressId, wordsId] = [useId(), useId()];
  const isDirty = () => address !== href || words !== '';
  const leave = useGuardedClose({ close: onClose, isDirty });
  const fullAddress = asAddress(address);
  const isValid = address.trim() !== '' && isLinkAddress(fullAddress);
  const save = (): void => {
    setTried(true);
    if (isValid) onSave(fullAddress, words.trim() || address.trim());
  };
  const fault = isSubmitted && !isValid;
  return (
    <Modal
      open
      title={t('linkTitle')}
      okText={t('insert')}
      cancelText={t('cancel')}
      onOk={save}
      onCancel={leave}
    >
      <Form layout="vertical" onFinish={save}>
        <Form.Item
          label={t('linkAddress')}
          htmlFor={addressId}
          validateStatus={fault ? 'error' : undefined}
          help={fault ? <span role="alert">{t('linkFault')}</span> : undefined}
        >
          <Input
            id={addressId}
            autoFocus
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={save}
          />
        </Form.Item>
        {needsLinkText && (
          <Form.Item label={t('linkText')} htmlFor={wordsId}>
            <Input
              id={wordsId}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onPressEnter={save}
            />
          </Form.Item>
        )}
        {href !== '' && <Button onClick={() => onSave('', '')}>{t('removeLink')}</Button>}
      </Form>
    </Modal>
  );
}
