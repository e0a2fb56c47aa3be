import { SearchField } from '@edu/shared-utility/admin';
import { Button, Flex, theme } from 'antd';
import { type CourseListState, courseStates } from '../data/course-list.hook';
import { phrases } from '../phrases';

/** Search and state filter of the list; both are in the address. */
export function CourseConditions({ list }: { readonly list: CourseListState }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { keyword = '', state } = list.state.filters;
  return (
    <Flex wrap gap="small" justify="space-between" style={{ marginBottom: token.margin }}>
      <Flex wrap gap="small" role="group" aria-label={t('statesLabel')}>
        {[undefined, ...courseStates].map((item) => (
          <Button
            key={item ?? 'all'}
            type={item === state ? 'primary' : 'default'}
            aria-pressed={item === state}
            onClick={() => list.setFilters({ state: item })}
          >
            {t(`states.${item ?? 'all'}`)}
          </Button>
        ))}
      </Flex>
      <SearchField
        label={t('search')}
        value={keyword}
        onSearch={(text, isTyping) =>
          list.setFilters({ keyword: text || undefined }, { replace: isTyping })
        }
      />
    </Flex>
  );
}
