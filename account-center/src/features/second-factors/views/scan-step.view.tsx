import { LazyView, lazyPart } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { copyText } from '../../../common/copy-text';
import { partFailed } from '../../../common/part-failed.view';
import { morePhrases } from '../../../phrases/more';

const qrCode = lazyPart('account-center', () => import('../../../common/qr-code.view'));

/** In groups of four, for reading and typing. */
const groupedByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for an authenticator app, as a QR code and as text. */
export function ScanStep({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => setCopied(await copyText(secret));
  return (
    <>
      <p style={{ marginTop: 0 }}>{t('factors.scanHint')}</p>
      <Flex justify="center" style={{ minHeight: 180, margin: `${token.margin}px 0` }}>
        <span
          style={{
            padding: token.paddingXS,
            background: '#ffffff',
            borderRadius: token.borderRadius,
          }}
        >
          <LazyView
            part={qrCode}
            partProps={{ link: uri, label: t('factors.qrLabel') }}
            failed={partFailed}
          />
        </span>
      </Flex>
      <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('factors.typeHint')}</p>
      <Flex align="center" gap="small" style={{ marginBottom: token.margin }}>
        <code style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {groupedByFour(secret)}
        </code>
        <Button aria-label={t('factors.copySecret')} onClick={() => void copy()}>
          {t('factors.copy')}
        </Button>
      </Flex>
      <div role="status" style={{ color: token.colorTextSecondary }}>
        {copied !== null && t(copied ? 'factors.copied' : 'factors.notCopied')}
      </div>
    </>
  );
}
