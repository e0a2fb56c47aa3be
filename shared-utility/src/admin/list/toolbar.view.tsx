import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import type { Conditions, FilterValues } from '../query/list-state';
import type { List } from '../query/use-list.hook';
import { FilterField } from './filter-field.view';
import { SearchField } from './search-field.view';
import type { Filter, Search } from './types';

interface Props<F extends Conditions, S extends string> {
  list: List<F, S>;
  search: Search<F> | undefined;
  filters: readonly Filter<F>[];
  children: ReactNode;
}

/** The list's filters, each of which applies immediately. */
export function Toolbar<F extends Conditions, S extends string>({
  list: { query, state, set, setFilters },
  search,
  filters,
  children,
}: Props<F, S>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const filterValue = (key: keyof F): string => (state.filters[key] as string | undefined) ?? '';
  const apply = (key: keyof F, value: string | null, replace = false) =>
    setFilters({ [key]: value || undefined } as FilterValues<F>, { replace });
  if (!search && filters.length === 0 && !children) return null;
  return (
    // A message below one filter must not stretch the others.
    <Flex
      gap="small"
      wrap
      align="start"
      style={{ marginBottom: token.margin }}
      role="search"
      data-list-search=""
    >
      {search && (
        <SearchField
          label={search.label}
          value={filterValue(search.key)}
          onSearch={(text, isTyping) => apply(search.key, text, isTyping)}
        />
      )}
      {filters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          value={filterValue(filter.key) || null}
          onChange={(value) => apply(filter.key, value)}
        />
      ))}
      {query.isFiltered(state) && (
        <Button type="text" onClick={() => set({ filters: {} })}>
          {t('reset')}
        </Button>
      )}
      {children}
    </Flex>
  );
}
