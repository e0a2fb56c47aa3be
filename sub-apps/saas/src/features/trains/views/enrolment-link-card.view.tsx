import { type EnrolmentLink, formatDate } from '@edu/shared-utility';
import { Alert, Flex, QRCode, theme } from 'antd';
import { peopleWords } from '../phrases/people';

const SIZE = 132;

interface CardProps {
  readonly link: EnrolmentLink;
  readonly isPublished: boolean;
}

/** The link as QR code and text, with its limits. */
export function EnrolmentLinkCard({ link: { path, places, until }, isPublished }: CardProps) {
  const { t } = peopleWords.use();
  const { token } = theme.useToken();
  const url = new URL(path, window.location.origin).href;
  const isOver = until !== null && Date.parse(until) <= Date.now();
  const bounds = [
    places === null ? t('link.unbounded') : t('link.places', { count: places }),
    until === null ? null : t('link.until', { moment: formatDate(until, 'datetime') }),
  ];
  return (
    <Flex gap="middle" wrap align="flex-start">
      <div role="img" aria-label={t('link.qr')} style={{ flex: 'none', lineHeight: 0 }}>
        {/* Dark on white in every theme, since cameras cannot read light codes on dark. */}
        <div aria-hidden>
          <QRCode value={url} size={SIZE} type="svg" color="#000000" bgColor="#ffffff" />
        </div>
      </div>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          style={{ color: token.colorLink, overflowWrap: 'anywhere' }}
        >
          {url}
        </a>
        <p style={{ margin: `${token.marginXXS}px 0`, color: token.colorTextSecondary }}>
          {bounds.filter(Boolean).join(' · ')}
        </p>
        {(isOver || places === 0 || !isPublished) && (
          <Alert
            type="warning"
            showIcon
            title={t(isOver ? 'link.over' : places === 0 ? 'link.full' : 'link.waits')}
          />
        )}
      </div>
    </Flex>
  );
}
