import type { Role } from '@edu/shared-utility';
import { useDelayed } from '@edu/shared-utility';
import { Flex, Skeleton, Tag, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly roles: readonly Role[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The roles by name, each with how many people have it. */
export function RoleList({ roles, chosen, onChoose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim().toLowerCase();
  const shown = roles.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <nav aria-label={t('list')}>
      <Input
        type="search"
        allowClear
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
        style={{ marginBottom: token.marginXS }}
      />
      {shown.length === 0 && <p role="status">{t('noMatch')}</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ id, name, builtIn, userCount }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
              style={{
                width: '100%',
                padding: `${token.paddingXS}px ${token.paddingSM}px`,
                border: 0,
                borderRadius: token.borderRadius,
                background: id === chosen ? token.controlItemBgActive : 'transparent',
                color: token.colorText,
                font: 'inherit',
                textAlign: 'start',
                cursor: 'pointer',
              }}
            >
              <Flex component="span" justify="space-between" gap="small">
                <span style={{ overflowWrap: 'anywhere' }}>
                  {name} {builtIn && <Tag>{t('builtIn')}</Tag>}
                </span>
                <span style={{ flex: '0 0 auto', color: token.colorTextSecondary }}>
                  {t('people', { count: userCount })}
                </span>
              </Flex>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Until the roles are there. */
export function RolesSkeleton() {
  const { t } = phrases.use();
  const slow = useDelayed(true);
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} style={{ minHeight: 320 }}>
      {slow && (
        <div aria-hidden>
          <Skeleton active paragraph={{ rows: 7 }} />
        </div>
      )}
    </div>
  );
}
