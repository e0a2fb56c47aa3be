import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PauseOutlined from '@ant-design/icons/es/icons/PauseOutlined';
import { Button, Flex } from 'antd';
import { phrases } from '../phrases';
import type { Upload } from '../types';
import { uploads } from '../upload-queue';

const resumableStates = ['paused', 'interrupted', 'offline'];
const endedStates = ['done', 'refused', 'checking'];

/** The actions that an upload's status allows. */
export function UploadButtons({ upload: { id, name, status } }: { readonly upload: Upload }) {
  const { t } = phrases.use();
  return (
    <Flex flex="none">
      {(status === 'sending' || status === 'waiting') && (
        <Button
          type="text"
          icon={<PauseOutlined aria-hidden />}
          aria-label={t('pause', { name })}
          onClick={() => uploads.pause(id)}
        />
      )}
      {resumableStates.includes(status) && (
        <Button
          type="text"
          icon={<CaretRightOutlined aria-hidden />}
          aria-label={t('resume', { name })}
          onClick={() => uploads.resume(id)}
        />
      )}
      {status !== 'saving' && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t(endedStates.includes(status) ? 'remove' : 'cancel', { name })}
          onClick={() => uploads.cancel(id)}
        />
      )}
    </Flex>
  );
}
