import { formatDate, type OwnCertificate, toast, toFailure } from '@edu/shared-utility';
import { Button, Flex, Modal, Tag, theme } from 'antd';
import { useRef, useState } from 'react';
import { saveCertificate } from '../data/certificate-file';
import { usePicture } from '../data/picture.hook';
import { phrases } from '../phrases';
import { CheckLink } from './check-link.view';

const colours = { valid: 'success', expired: 'warning', revoked: 'error' } as const;

/** One certificate: its picture, its validity, and the downloads. */
export function CertificateCard({ certificate }: { readonly certificate: OwnCertificate }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, certificateNo, trainTitle, skill, organName, status } = certificate;
  const { issuedAt, expiresAt, revokedAt, checkUrl } = certificate;
  const element = useRef<HTMLDivElement>(null);
  const picture = usePicture(id, element);
  const [isShown, setShown] = useState(false);
  const [saving, setSaving] = useState<'png' | 'pdf' | null>(null);
  const title = trainTitle || skill || organName;
  const save = async (format: 'png' | 'pdf'): Promise<void> => {
    setSaving(format);
    try {
      await saveCertificate(id, format);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
    setSaving(null);
  };
  const facts = [
    t('number', { number: certificateNo }),
    t('issued', { date: formatDate(issuedAt) }),
    ...(status === 'revoked' && revokedAt
      ? [t('revokedAt', { date: formatDate(revokedAt) })]
      : [expiresAt ? t('expires', { date: formatDate(expiresAt) }) : t('forGood')]),
  ];
  return (
    <article
      aria-labelledby={`certificate-${id}`}
      style={{
        boxSizing: 'border-box',
        height: '100%',
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <div
        ref={element}
        style={{
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '297 / 210',
          overflow: 'hidden',
          borderRadius: token.borderRadius,
          background: token.colorFillQuaternary,
          color: token.colorTextSecondary,
        }}
      >
        {typeof picture === 'object' ? (
          <img
            src={picture.url}
            alt={t('picture', { title })}
            style={{ maxWidth: '100%', maxHeight: '100%', opacity: status === 'valid' ? 1 : 0.5 }}
          />
        ) : (
          picture === 'failed' && <span role="status">{t('noPicture')}</span>
        )}
      </div>
      <Flex justify="space-between" gap="small" style={{ marginBlockStart: token.marginSM }}>
        <h2
          id={`certificate-${id}`}
          style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}
        >
          {title}
        </h2>
        <Tag color={colours[status]} style={{ flex: 'none', alignSelf: 'start' }}>
          {t(`is.${status}`)}
        </Tag>
      </Flex>
      <p style={{ margin: `${token.marginXXS}px 0`, color: token.colorTextSecondary }}>
        {[organName, ...facts].join(' · ')}
      </p>
      <Flex wrap gap="small">
        <Button loading={saving === 'pdf'} onClick={() => save('pdf')}>
          {t('pdf')}
        </Button>
        <Button loading={saving === 'png'} onClick={() => save('png')}>
          {t('png')}
        </Button>
        <Button type="link" onClick={() => setShown(true)}>
          {t('check')}
        </Button>
      </Flex>
      <Modal open={isShown} title={t('checkTitle')} footer={null} onCancel={() => setShown(false)}>
        <CheckLink url={checkUrl} />
      </Modal>
    </article>
  );
}
