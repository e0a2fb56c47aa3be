import { theme } from 'antd';
import { Link } from 'react-router';
import { phrases } from '../phrases';
import type { Conditions } from '../query/list-state';
import type { List } from '../query/use-list.hook';
import type { SavedView } from '../settings/list-settings';
import type { View } from './types';

interface Props<F extends Conditions, S extends string> {
  title: string;
  list: List<F, S>;
  views: readonly View<F>[];
  /** Views that the person has saved. */
  saved: readonly SavedView[];
}

/** The list's views as tabs; each has an address of its own. */
export function ViewsNav<F extends Conditions, S extends string>({
  title,
  list: { query, state },
  views,
  saved,
}: Props<F, S>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const names = [...new Set(views.flatMap(({ filters }) => Object.keys(filters)))];
  const filterOf = (filters: object, name: string) => (filters as Record<string, unknown>)[name];
  const isShown = ({ filters }: View<F>): boolean =>
    names.every((name) => filterOf(filters, name) === filterOf(state.filters, name));
  const addressOf = ({ filters }: View<F>): string => {
    const noFilters = Object.fromEntries(names.map((name) => [name, undefined]));
    const next = { ...state, pageNum: 1, filters: { ...state.filters, ...noFilters, ...filters } };
    return query.format(next).toString();
  };
  const current = query.format({ ...state, pageNum: 1 }).toString();
  const currentView = saved.find(({ search }) => search === current);
  const tabs = [
    ...views.map((view) => ({
      label: view.label,
      search: addressOf(view),
      shown: !currentView && isShown(view),
    })),
    ...saved.map((view) => ({ ...view, shown: view === currentView })),
  ];
  return (
    <nav
      aria-label={t('views', { title })}
      style={{
        display: 'flex',
        gap: token.marginLG,
        overflowX: 'auto',
        marginBottom: token.margin,
        borderBottom: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {tabs.map(({ label, search, shown }) => (
        <Link
          key={`${label} ${search}`}
          to={`?${search}`}
          aria-current={shown ? 'page' : undefined}
          style={{
            padding: `${token.paddingXS}px 0`,
            borderBottom: `2px solid ${shown ? token.colorPrimary : 'transparent'}`,
            color: shown ? token.colorLink : token.colorText,
            textDecoration: 'none',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
