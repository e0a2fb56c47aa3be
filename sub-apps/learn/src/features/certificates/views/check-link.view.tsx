import { toast } from '@edu/shared-utility';
import { Button, Flex, QRCode, theme } from 'antd';
import { phrases } from '../phrases';

const SIZE = 200;

/** The address of the public check, to be opened, copied and held before a camera. */
export function CheckLink({ url }: { readonly url: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      // on a plain http address there is no clipboard: the address is above
      toast.error(t('notCopied'));
    }
  };
  return (
    <Flex vertical align="center" gap="middle">
      <p style={{ margin: 0 }}>{t('checkHint')}</p>
      <div role="img" aria-label={t('qr')}>
        {/* dark on white in every theme: cameras read no light-on-dark codes */}
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
