import { toast } from '@edu/shared-utility';
import { Button, Flex, QRCode, theme } from 'antd';
import { phrases } from '../phrases';

const SIZE = 200;

/** Address of the public check: as link, to copy, and as QR code. */
export function CheckLink({ url }: { readonly url: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      // On an http page there is no clipboard; the address is shown above.
      toast.error(t('notCopied'));
    }
  };
  return (
    <Flex vertical align="center" gap="middle">
      <p style={{ margin: 0 }}>{t('checkHint')}</p>
      <div role="img" aria-label={t('qr')}>
        {/* Dark on white in every theme, because cameras cannot read light codes on dark. */}
        <div aria-hidden>
          <QRCode value={url} size={SIZE} type="svg" color="#000000" bgColor="#ffffff" />
        </div>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        style={{ color: token.colorLink, overflowWrap: 'anywhere', maxWidth: '100%' }}
      >
        {url}
      </a>
      <Button onClick={copy}>{t('copy')}</Button>
    </Flex>
  );
}
