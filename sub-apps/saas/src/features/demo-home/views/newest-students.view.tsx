import { formatDate, type Loaded } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { DemoOrganisation } from '../data/demo-organisation';
import { phrases } from '../phrases';

interface Props {
  readonly loaded: Loaded<DemoOrganisation>;
  readonly reload: () => void;
}

/** The newest students, so that the page shows data at first sight. */
export function NewestStudents({ loaded, reload }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <section
      aria-label={t('newest.title')}
      aria-busy={loaded.status === 'loading'}
      style={{
        alignSelf: 'start',
        minHeight: 280,
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h2 style={{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSizeLG }}>
        {t('newest.title')}
      </h2>
      {loaded.status === 'failed' && (
        <div role="alert">
          <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
            {loaded.message}
          </p>
          <Button onClick={reload}>{t('newest.retry')}</Button>
        </div>
      )}
      {loaded.status === 'ready' && (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {loaded.data.newest.map(({ userId, name, departmentName, createdAt }) => (
            <li
              key={userId}
              style={{
                display: 'flex',
                gap: token.margin,
                padding: `${token.paddingXS}px 0`,
                borderTop: `1px solid ${token.colorSplit}`,
              }}
            >
              <strong style={{ flex: 1, fontWeight: 500 }}>{name}</strong>
              <span style={{ flex: 1, color: token.colorTextSecondary }}>
                {departmentName ?? t('newest.noDepartment')}
              </span>
              <time dateTime={createdAt} style={{ color: token.colorTextSecondary }}>
                {formatDate(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
