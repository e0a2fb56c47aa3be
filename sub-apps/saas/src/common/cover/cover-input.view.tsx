import { formatPercent } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Button, Flex, theme } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { resourceWords } from '../resources/phrases';
import { coverTypes, useCover } from './cover.hook';

interface CoverProps {
  /** Id of the button, to which the list of missing parts links. */
  readonly buttonId: string;
  /** Id of the upload. */
  readonly value?: string | null;
  /** Address of the stored picture. */
  readonly cover: string | null;
  readonly disabled: boolean;
  readonly onChange?: (uploadId: string | null) => void;
}

/** The cover of a course or a training: chosen, dropped or pasted. */
export function CoverInput(props: CoverProps) {
  const { buttonId, value = null, cover, disabled, onChange } = props;
  const { t } = resourceWords.use();
  const { token } = theme.useToken();
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, send, forget } = useCover((uploadId) => onChange?.(uploadId));
  const chooseFile = (files: FileList | null | undefined): void => {
    const [first] = files ?? [];
    if (first && !disabled) void send(first);
  };
  const dragHandler = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const isSending = state.status === 'sending';
  const isOwn = state.status === 'sent' && state.uploadId === value;
  const preview = isSending || isOwn ? state.preview : null;
  const edge = state.status === 'failed' ? token.colorError : token.colorBorder;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way to what the button does */}
      <div
        onDragOver={dragHandler(true)}
        onDragLeave={dragHandler(false)}
        onDrop={(event) => {
          dragHandler(false)(event);
          chooseFile(event.dataTransfer.files);
        }}
        onPaste={(event) => chooseFile(event.clipboardData.files)}
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.margin,
          alignItems: 'center',
          padding: token.paddingXS,
          border: `1px dashed ${isOver ? token.colorPrimary : edge}`,
          borderRadius: token.borderRadiusLG,
        }}
      >
        <Cover address={preview ?? (value === null ? null : cover)} width={192} />
        <Flex vertical gap="small" align="flex-start">
          <input
            ref={file}
            type="file"
            style={{ display: 'none' }}
            accept={coverTypes}
            aria-label={t('cover.choose')}
            onChange={({ target }) => {
              chooseFile(target.files);
              target.value = '';
            }}
          />
          <Button
            id={buttonId}
            disabled={disabled}
            loading={isSending}
            onClick={() => file.current?.click()}
          >
            {isSending
              ? t('cover.sending', { percent: formatPercent(state.share) })
              : t(value === null ? 'cover.choose' : 'cover.replace')}
          </Button>
          {value !== null && !disabled && !isSending && (
            <Button
              type="text"
              onClick={() => {
                forget();
                onChange?.(null);
              }}
            >
              {t('cover.remove')}
            </Button>
          )}
        </Flex>
      </div>
      {state.status === 'failed' && (
        <div role="alert" style={{ color: token.colorErrorText }}>
          {state.message}
        </div>
      )}
      <div style={{ color: token.colorTextDescription }}>{t('cover.hint')}</div>
    </>
  );
}
