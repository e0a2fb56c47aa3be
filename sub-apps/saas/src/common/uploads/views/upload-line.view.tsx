import { toast } from '@edu/shared-utility';
import { KindIcon } from '@edu/shared-utility/media';
import { acceptOf } from '@edu/shared-utility/uploads';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';
import type { Upload } from '../types';
import { uploads } from '../upload-queue';
import { FileButton } from './file-button.view';
import { UploadBar } from './upload-bar.view';
import { UploadButtons } from './upload-buttons.view';
import { factsOf } from './upload-facts';

/** One upload with its progress, error and actions. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, name, kind, status, replaces } = upload;
  const isWrong = status === 'failed' || status === 'refused';
  const choose = ([file]: readonly File[]): void => {
    if (file && !uploads.choose(id, file)) toast.warning(t('otherFile', { name }));
  };
  const colour = isWrong
    ? token.colorErrorText
    : status === 'done'
      ? token.colorSuccessText
      : token.colorTextSecondary;
  return (
    <li
      aria-label={name}
      style={{
        display: 'flex',
        gap: token.marginSM,
        padding: `${token.paddingXS}px ${token.padding}px`,
        borderBlockStart: `1px solid ${token.colorSplit}`,
      }}
    >
      <span aria-hidden style={{ color: token.colorTextTertiary, fontSize: token.fontSizeXL }}>
        <KindIcon kind={kind} />
      </span>
      <div style={{ flex: 1, minWidth: 0 }}>
        <div
          title={name}
          style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </div>
        {replaces && (
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {t('replaces', { title: replaces.title })}
          </div>
        )}
        <div
          role={isWrong ? 'alert' : undefined}
          style={{
            color: colour,
            fontSize: token.fontSizeSM,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {factsOf(upload)}
        </div>
        {['sending', 'paused', 'interrupted', 'offline'].includes(status) && (
          <UploadBar upload={upload} />
        )}
        {(status === 'failed' || status === 'unfinished') && (
          <Flex style={{ marginBlockStart: token.marginXXS }}>
            {status === 'failed' ? (
              <Button size="small" onClick={() => uploads.resume(id)}>
                {t('retry')}
              </Button>
            ) : (
              <FileButton
                size="small"
                label={t('again')}
                accept={acceptOf(kind)}
                onFiles={choose}
              />
            )}
          </Flex>
        )}
      </div>
      <UploadButtons upload={upload} />
    </li>
  );
}
