import { theme } from 'antd';
import { phrases } from '../phrases';
import type { Upload } from '../types';

/** Progress bar of an upload. */
export function UploadBar({ upload: { name, sent, bytes, status } }: { readonly upload: Upload }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100);
  return (
    <div
      role="progressbar"
      aria-label={t('progress', { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{
        height: 4,
        marginBlockStart: token.marginXXS,
        overflow: 'hidden',
        borderRadius: 2,
        background: token.colorFillSecondary,
      }}
    >
      <div
        style={{
          width: `${percent}%`,
          height: '100%',
          background: status === 'sending' ? token.colorPrimary : token.colorTextQuaternary,
        }}
      />
    </div>
  );
}
