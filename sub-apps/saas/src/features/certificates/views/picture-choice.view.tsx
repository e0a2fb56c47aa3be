import { type CommonAttachment, formatPercent } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { loadedOf, useClear } from '@edu/shared-utility/data';
import { fileAddress } from '@edu/shared-utility/media';
import { Alert, Button, Flex, Select } from 'antd';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { pictureTypes, usePictures } from '../data/picture-upload.hook';
import { phrases } from '../phrases';

interface Props {
  readonly kind: CommonAttachment['kind'];
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of the pictures shared by the organisation's templates, or uploads a new one. */
export function PictureChoice({ kind, value, disabled, onChange }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const chooser = useRef<HTMLInputElement>(null);
  const read = data.useCertificateTemplateFindAttachmentsQuery({ kind });
  const load = loadedOf(read);
  const pictures = load.status === 'failed' ? [] : (load.data ?? []);
  const { share, fault, send, drop } = usePictures(kind, onChange);
  const [ask, questions] = useQuestion();
  const removeAfterQuestion = (id: string): void => {
    const name = pictures.find((picture) => picture.id === id)?.name ?? '';
    ask({
      title: t('removePictureTitle', { name }),
      content: t('removePictureHint'),
      ...{ okText: t('delete'), cancelText: t('cancel'), danger: true },
      onOk: () => void drop(id),
    });
  };
  const chosen = pictures.find(({ id }) => id === value);
  return (
    <>
      {load.status === 'failed' && (
        <Alert
          role="alert"
          type="error"
          title={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      )}
      <Select
        aria-label={t(`pictures.${kind}`)}
        placeholder={t('noPicture')}
        allowClear={clear}
        disabled={disabled}
        loading={load.status === 'loading'}
        style={{ width: '100%' }}
        value={value}
        options={pictures.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id: string | undefined) => onChange(id ?? null)}
      />
      {chosen && (
        <img
          src={fileAddress(chosen.url)}
          alt={chosen.name}
          style={{ display: 'block', maxWidth: '100%', maxHeight: 80, marginBlockStart: 8 }}
        />
      )}
      {!disabled && (
        <Flex gap="small" wrap style={{ marginBlockStart: 8 }}>
          <input
            ref={chooser}
            type="file"
            // antd styles would show a file input in a form even if it is hidden.
            style={{ display: 'none' }}
            accept={pictureTypes}
            aria-label={t('upload')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void send(file);
            }}
          />
          <Button loading={share !== null} onClick={() => chooser.current?.click()}>
            {share === null ? t('upload') : t('sending', { percent: formatPercent(share) })}
          </Button>
          {pictures.length > 0 && (
            <Select
              aria-label={t('removePicture')}
              placeholder={t('removePicture')}
              style={{ minWidth: 140 }}
              value={null}
              options={pictures.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id: string | null) => id && removeAfterQuestion(id)}
            />
          )}
        </Flex>
      )}
      {questions}
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
    </>
  );
}
