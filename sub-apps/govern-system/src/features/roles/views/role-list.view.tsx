import type { Role } from '@edu/shared-utility';
import { useDelayed } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Skeleton, Tag, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { phrases } from '../phrases';
import { RoleCount } from './role-count.view';

interface Props {
  readonly roles: readonly Role[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The roles by name, each with its number of members. */
export function RoleList({ roles, chosen, onChoose }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [keyword, setKeyword] = useState('');
  const needle = keyword.trim().toLowerCase();
  const filteredRoles = roles.filter(({ name }) => name.toLowerCase().includes(needle));
  return (
    <nav aria-label={t('list')}>
      <Input
        type="search"
        allowClear={clear}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
        style={{ marginBottom: token.marginXS }}
      />
      {filteredRoles.length === 0 && <p role="status">{t('noMatch')}</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {filteredRoles.map(({ id, name, builtIn, userCount }) => (
          <li
            key={id}
            style={{
              display: 'flex',
              borderRadius: token.borderRadius,
              background: id === chosen ? token.controlItemBgActive : 'transparent',
            }}
          >
            <button
              type="button"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
              style={{
                flex: '1 1 0',
                minWidth: 0,
                padding: `${token.paddingXS}px ${token.paddingSM}px`,
                border: 0,
                borderRadius: token.borderRadius,
                background: 'transparent',
                overflowWrap: 'anywhere',
                color: token.colorText,
                font: 'inherit',
                textAlign: 'start',
                cursor: 'pointer',
              }}
            >
              {name} {builtIn && <Tag>{t('builtIn')}</Tag>}
            </button>
            <RoleCount id={id} name={name} count={userCount} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Skeleton of the roles. */
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
