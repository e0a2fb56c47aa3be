import { formatPercent } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Button, Flex, theme } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { coverTypes, useCover } from '../data/cover.hook';
import { idOfPart } from '../data/places';
import { phrases } from '../phrases';
import { Field } from './field.view';

interface Props {
  /** Address of the one that the course has. */
  readonly cover: string | null;
  readonly hasCover: boolean;
  readonly disabled: boolean;
  readonly fault?: string;
  readonly onChange: (uploadId: string | null) => void;
}

/** The picture of the course: chosen, dropped or pasted. */
export function CoverField({ cover, hasCover, disabled, fault, onChange }: Props) {
  const { t } = phrases.use();
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
  const isSending = state.status === 'sending';
  const preview = state.status === 'sending' || state.status === 'sent' ? state.preview : null;
  return (
    <Field
      name="coverUploadId"
      label={t('cover')}
      extra={t('coverHint')}
      fault={state.status === 'failed' ? state.message : fault}
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
            aria-label={t('coverChoose')}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <Button
            id={idOfPart('cover')}
            disabled={disabled}
            loading={isSending}
            onClick={() => file.current?.click()}
          >
            {isSending
              ? t('coverSending', { percent: formatPercent(state.share) })
              : t(hasCover ? 'coverReplace' : 'coverChoose')}
          </Button>
          {hasCover && !disabled && !isSending && (
            <Button
              type="text"
              onClick={() => {
                forget();
                onChange(null);
              }}
            >
              {t('coverRemove')}
            </Button>
          )}
        </Flex>
      </div>
    </Field>
  );
}
