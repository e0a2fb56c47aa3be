import { toast, useAppLife, useOverlay } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Modal, theme } from 'antd';
import { useState } from 'react';
import { phrases } from './phrases';

interface Props {
  readonly name: string;
  /** The call that generates the password. */
  make(): Promise<{ readonly data?: { readonly password: string }; readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Generates a password for somebody after a confirmation, and shows it once. */
export function NewPassword({ name, make, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const [isLoading, setLoading] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const createPassword = async (): Promise<void> => {
    setRefused(null);
    setLoading(true);
    const { data: created, error } = await make();
    if (appSignal.aborted) return;
    setLoading(false);
    if (created) setPassword(created.password);
    else setRefused(failureOf(error).message);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(password ?? '');
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('passwordTitle', { name })}
      okText={t('makePassword')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isLoading}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => void createPassword()}
      onCancel={onClose}
      {...(password !== null && { footer: <Button onClick={onClose}>{t('close')}</Button> })}
    >
      {refused && <Alert type="error" showIcon title={refused} />}
      {password === null ? (
        <p>{t('passwordHint')}</p>
      ) : (
        <div role="status">
          <p>{t('passwordOnce')}</p>
          <Flex gap="small" align="center" wrap>
            <code style={{ fontSize: token.fontSizeHeading4, userSelect: 'all' }}>{password}</code>
            <Button onClick={() => void copy()}>{t('copy')}</Button>
          </Flex>
        </div>
      )}
    </Modal>
  );
}
