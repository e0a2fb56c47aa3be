import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';
import type { SettingsDialogProps } from './types';

const part = lazyPart<SettingsDialogProps>('shared-admin', () => import('./settings-dialog.view'));

export type SettingsButtonProps = Omit<SettingsDialogProps, 'onClose'>;

/** Opens what a person can set for a list. */
export default function SettingsButton(props: SettingsButtonProps) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        icon={<SettingOutlined aria-hidden />}
        aria-label={t('settings')}
        title={t('settings')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyView
          part={part}
          partProps={{ ...props, onClose: close }}
          failed={(retry) => (
            <Modal open footer={null} onCancel={close}>
              {partFailed(retry)}
            </Modal>
          )}
        />
      )}
    </>
  );
}
