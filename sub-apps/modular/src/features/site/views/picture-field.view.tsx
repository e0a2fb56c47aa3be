import { SafeImage, type SitePictureKind, safeImage } from '@edu/shared-utility';
import { Button, Flex, Form, theme } from 'antd';
import { useId, useRef } from 'react';
import { usePictureUpload } from '../data/picture-upload.hook';
import { phrases } from '../phrases';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly kind: SitePictureKind;
  readonly value: string;
  /** The server's error for the address. */
  readonly error: string | undefined;
  /** Background on which the picture will be used, independent of the colour scheme; white by default. */
  readonly ground?: string;
  readonly disabled: boolean;
  readonly onChange: (address: string) => void;
}

/** A picture of the site: shows, replaces or removes it. */
export function PictureField({
  label,
  hint,
  kind,
  value,
  error,
  ground,
  disabled,
  onChange,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const input = useRef<HTMLInputElement>(null);
  const { state, send, clear } = usePictureUpload(kind, onChange);
  const id = useId();
  const shownError = state.status === 'refused' ? state.message : error;
  const isSending = state.status === 'sending';
  return (
    <Form.Item
      label={<span id={id}>{label}</span>}
      extra={hint}
      validateStatus={shownError ? 'error' : undefined}
      help={shownError && <span role="alert">{shownError}</span>}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn as a row in every browser */}
      <div role="group" aria-labelledby={id}>
        <Flex gap="middle" align="center" wrap>
          <div
            style={{
              display: 'grid',
              placeItems: 'center',
              width: 168,
              height: kind === 'logo' ? 56 : 96,
              padding: token.paddingXS,
              overflow: 'hidden',
              border: `1px solid ${token.colorBorderSecondary}`,
              borderRadius: token.borderRadius,
              background: ground ?? '#ffffff',
              color: ground ? '#ffffff' : '#5c6570',
            }}
          >
            <SafeImage
              src={safeImage(value)}
              alt={label}
              className="em-picture"
              fallback={<span>{value ? t('picture.broken') : t('none')}</span>}
            />
          </div>
          {!disabled && (
            <Flex gap="small" wrap>
              <Button loading={isSending} onClick={() => input.current?.click()}>
                {t(isSending ? 'picture.uploading' : value ? 'picture.replace' : 'picture.choose')}
              </Button>
              {value && !isSending && (
                <Button
                  onClick={() => {
                    clear();
                    onChange('');
                  }}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </Flex>
          )}
        </Flex>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          // antd's rule for such inputs overrides `hidden`.
          style={{ display: 'none' }}
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Cleared, so that the same file can be chosen again after a refusal.
            target.value = '';
            if (file) send(file);
          }}
        />
      </div>
    </Form.Item>
  );
}
