import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';

/** The address of the feed, which the server returns only once: to copy, or to open in a calendar program. */
export function NewAddress({ url }: { readonly url: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [status, setStatus] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setStatus(t('feed.copied')),
      // Without clipboard permission the address can be copied from its field.
      () => setStatus(t('feed.notCopied')),
    );
  return (
    <>
      <p>{t('feed.once')}</p>
      <input
        readOnly
        aria-label={t('feed.address')}
        value={url}
        onFocus={({ target }) => target.select()}
        style={{
          boxSizing: 'border-box',
          width: '100%',
          padding: `${token.paddingXXS}px ${token.paddingSM}px`,
          border: `1px solid ${token.colorBorder}`,
          borderRadius: token.borderRadius,
          background: token.colorBgContainer,
          color: token.colorText,
          font: 'inherit',
        }}
      />
      <Flex wrap gap="small" align="center" style={{ marginBlockStart: token.marginXS }}>
        <Button type="primary" onClick={copy}>
          {t('feed.copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('feed.programme')}</a>
        <span role="status">{status}</span>
      </Flex>
    </>
  );
}
