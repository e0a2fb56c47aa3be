import { type Declaration, formatDate } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import { formatBytes } from '@edu/shared-utility/uploads';
import { theme } from 'antd';
import type { phrases } from '../phrases';

export type Words = Pick<ReturnType<typeof phrases.use>, 't'>;

function Aside({ children }: { readonly children: string }) {
  const { token } = theme.useToken();
  return <span style={{ color: token.colorTextSecondary }}>{children}</span>;
}

export function Attachments({
  declaration: { attachments },
  t,
}: Words & { declaration: Declaration }) {
  if (attachments.length === 0) return <>{t('noAttachments')}</>;
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {attachments.map(({ id, name, bytes, url }) => (
        <li key={id} style={{ overflowWrap: 'anywhere' }}>
          {url === null ? (
            t('notReady', { name })
          ) : (
            <a href={fileAddress(url)} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}{' '}
          <Aside>{formatBytes(bytes)}</Aside>
        </li>
      ))}
    </ul>
  );
}

export function Events({ declaration: { events }, t }: Words & { declaration: Declaration }) {
  if (events.length === 0) return <>{t('noEvents')}</>;
  return (
    <ol style={{ margin: 0, paddingInlineStart: 20 }}>
      {events.map(({ kind, personName, happenedAt, reason }) => (
        <li key={`${kind}-${happenedAt}`} style={{ marginBlockEnd: 8 }}>
          {t(`of.${kind}`, { who: personName })}
          <br />
          <Aside>{formatDate(happenedAt, 'datetime')}</Aside>
          {reason && <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
