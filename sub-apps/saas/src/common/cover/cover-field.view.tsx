import { formatNumber } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Button, Flex, Form, theme } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { coverTypes, useCover } from './cover.hook';
import { coverWords } from './phrases';

interface Props {
  /** Of the button. */
  readonly id: string;
  /** Address of the one that there is. */
  readonly cover: string | null;
  readonly hasCover: boolean;
  readonly disabled: boolean;
  readonly fault?: string | undefined;
  readonly onChange: (uploadId: string | null) => void;
}

/** A picture that stands for something: chosen, dropped or pasted. */
export function CoverField({ id, cover, hasCover, disabled, fault: said, onChange }: Props) {
  const { t } = coverWords.use();
  const { token } = theme.useToken();
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, send, forget } = useCover(onChange);
  const take = (files: FileList | null | undefined): void => {
    const [first] = files ?? [];
    if (first && !disabled) void send(first);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && !disabled);
  };
  const fault = state.status === 'failed' ? state.message : said;
  const isSending = state.status === 'sending';
  const preview = state.status === 'sending' || state.status === 'sent' ? state.preview : null;
  return (
    <Form.Item
      label={t('label')}
      htmlFor={id}
      extra={t('hint')}
      validateStatus={fault ? 'error' : undefined}
      help={fault ? <span role="alert">{fault}</span> : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way to what the button does */}
      <div
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.margin,
          alignItems: 'center',
          padding: token.paddingXS,
          border: `1px dashed ${isOver ? token.colorPrimary : token.colorBorder}`,
          borderRadius: token.borderRadiusLG,
        }}
      >
        <Cover address={hasCover || preview ? (preview ?? cover) : null} width={192} />
        <Flex vertical gap="small" align="flex-start">
          <input
            ref={file}
            type="file"
            style={{ display: 'none' }}
            accept={coverTypes}
            aria-label={t('choose')}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <Button
            id={id}
            disabled={disabled}
            loading={isSending}
            onClick={() => file.current?.click()}
          >
            {isSending
              ? t('sending', { percent: formatNumber(Math.round(state.share * 100)) })
              : t(hasCover ? 'replace' : 'choose')}
          </Button>
          {hasCover && !disabled && !isSending && (
            <Button
              type="text"
              onClick={() => {
                forget();
                onChange(null);
              }}
            >
              {t('remove')}
            </Button>
          )}
        </Flex>
      </div>
    </Form.Item>
  );
}
