import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { formatPercent } from '@edu/shared-utility';
import { Alert, Button, Flex, theme } from 'antd';
import { FileButton } from '../../../common/uploads/views/file-button.view';
import { MAX_FILES, useAttach } from '../data/attach.hook';
import type { FormFile } from '../data/declaration-form.hook';
import { phrases } from '../phrases';

const extensions = '.pdf,.docx,.xlsx,.pptx,.jpg,.jpeg,.png,.webp,.gif';

interface Props {
  readonly value?: readonly FormFile[];
  readonly onChange?: (files: readonly FormFile[]) => void;
}

/** The files of a declaration, which can be added and removed. */
export function AttachmentsField({ value = [], onChange }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { share, fault, attach } = useAttach(value, onChange);
  return (
    <Flex vertical gap="small">
      {value.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {value.map((file) => (
            <li
              key={file.id ?? file.uploadId}
              style={{ display: 'flex', alignItems: 'center', gap: 8 }}
            >
              <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{file.name}</span>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('removeFile', { name: file.name })}
                onClick={() => onChange?.(value.filter((formFile) => formFile !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      {share === null && value.length < MAX_FILES && (
        <div>
          <FileButton
            label={t('addFile')}
            accept={extensions}
            multiple
            onFiles={(files) => void attach(files)}
          />
        </div>
      )}
      {share !== null && (
        <p role="status" style={{ margin: 0 }}>
          {t('sending', { percent: formatPercent(share) })}
        </p>
      )}
      <span style={{ color: token.colorTextSecondary }}>{t('fileHint')}</span>
    </Flex>
  );
}
