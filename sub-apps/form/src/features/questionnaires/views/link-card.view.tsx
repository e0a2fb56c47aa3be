import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { toast } from '@edu/shared-utility';
import { Button, Flex, QRCode, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

/** The public address of the questionnaire, with copy button and QR code. */
export function LinkCard({
  linkKey,
  anonymous,
}: {
  readonly linkKey: string;
  readonly anonymous: boolean;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const path = `/form/answer?${new URLSearchParams({ key: linkKey })}`;
  const address = `${window.location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('linkCopied'));
    } catch {
      toast.error(t('linkNotCopied'));
    }
  };
  return (
    <Flex gap="middle" wrap align="flex-start">
      <div style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Flex gap="small">
          <Input
            readOnly
            aria-label={t('link')}
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        </Flex>
        <p style={{ color: token.colorTextSecondary, marginBlock: token.marginXS }}>
          {t(anonymous ? 'linkAnonymous' : 'linkNamed')}
        </p>
        <a href={path} target="_blank" rel="noreferrer" style={{ color: token.colorLink }}>
          {t('openLink')}
        </a>
      </div>
      <div role="img" aria-label={t('qrCode')}>
        <QRCode value={address} size={128} color="#000000" bgColor="#ffffff" />
      </div>
    </Flex>
  );
}
