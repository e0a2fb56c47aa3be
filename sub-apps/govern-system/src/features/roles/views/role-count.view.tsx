import { useCan } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { phrases } from '../phrases';

/** The number of members, linked for people who may see them. */
export function RoleCount({ id, name, count }: { id: string; name: string; count: number }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const goTo = useGuardedNavigate();
  const to = { search: `?${new URLSearchParams({ id, tab: 'members' })}` };
  const words = t('people', { count });
  const style = {
    flex: '0 0 auto',
    padding: `${token.paddingXS}px ${token.paddingSM}px`,
    color: token.colorTextSecondary,
  };
  if (!useCan()('administrator.read') || count === 0) return <span style={style}>{words}</span>;
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, { replace: true });
  };
  return (
    <Link
      to={to}
      replace
      onClick={follow}
      aria-label={t('whoHas', { name, people: words })}
      style={style}
    >
      {words}
    </Link>
  );
}
