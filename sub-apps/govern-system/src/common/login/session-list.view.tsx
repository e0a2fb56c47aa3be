import { type AdministratorSession, deviceOf, formatDate } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { phrases } from './phrases';

interface ListProps {
  readonly list: readonly AdministratorSession[];
  readonly onEnd: (session: AdministratorSession) => void;
}

export function SessionList({ list, onEnd }: ListProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (list.length === 0) return <p role="status">{t('sessions.none')}</p>;
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {list.map((item) => {
        const lastSeenText = formatDate(item.lastSeenAt, 'datetime');
        return (
          <li key={item.sessionId} style={{ borderBottom: `1px solid ${token.colorSplit}` }}>
            <Flex
              align="center"
              justify="space-between"
              gap="middle"
              style={{ paddingBlock: token.paddingXS }}
            >
              <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {t('sessions.seen', { seen: lastSeenText, ip: item.ip })}
                <br />
                <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
                  {t('sessions.since', { date: formatDate(item.createdAt, 'datetime') })}
                  {item.userAgent && ` · ${deviceOf(item.userAgent) ?? item.userAgent}`}
                </span>
              </span>
              <Button
                size="small"
                aria-label={t('sessions.endOf', { seen: lastSeenText, ip: item.ip })}
                onClick={() => onEnd(item)}
              >
                {t('sessions.end')}
              </Button>
            </Flex>
          </li>
        );
      })}
    </ul>
  );
}
