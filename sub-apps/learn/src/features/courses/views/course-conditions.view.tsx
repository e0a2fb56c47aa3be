import { SearchField } from '@edu/shared-utility/admin';
import { Button, Flex, theme } from 'antd';
import { type CourseListState, courseStates } from '../data/course-list.hook';
import { phrases } from '../phrases';

/** Search and state of the list; both stand in the address. */
export function CourseConditions({ list }: { readonly list: CourseListState }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { keyword = '', state } = list.state.filters;
  return (
    <Flex wrap gap="small" justify="space-between" style={{ marginBottom: token.margin }}>
      <Flex wrap gap="small" role="group" aria-label={t('statesLabel')}>
        {[undefined, ...courseStates].map((one) => (
          <Button
            key={one ?? 'all'}
            type={one === state ? 'primary' : 'default'}
            aria-pressed={one === state}
            onClick={() => list.setFilters({ state: one })}
          >
            {t(`states.${one ?? 'all'}`)}
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
