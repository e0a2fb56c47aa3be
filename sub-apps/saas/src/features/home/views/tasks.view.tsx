import { formatNumber, type HomeTask, PageLink } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { addresses } from '../data/addresses';
import { phrases } from '../phrases';
import { Panel } from './panel.view';
import { TextPlaceholder } from './placeholder.view';

interface Props {
  readonly tasks: readonly HomeTask[];
  readonly hasPage: (path: string) => boolean;
}

const inbox = '/saas/inbox';

/** Rows whose space is reserved while loading; more are shown on request. */
const ROWS = 4;
const firstOf = (tasks: readonly HomeTask[]) =>
  tasks.slice(0, tasks.length > ROWS ? ROWS - 1 : ROWS);

/** The height of four rows, so that nothing below shifts. */
function useReservedHeight(): { readonly minHeight: number } {
  const { token } = theme.useToken();
  return { minHeight: ROWS * (token.fontSize * token.lineHeight + 2 * token.paddingXS) };
}

/** Tasks that are loading; their number is unknown. */
export function TasksPlaceholder() {
  const { t } = phrases.use();
  return (
    <Panel title={t('tasks.title')}>
      <div style={useReservedHeight()}>
        <TextPlaceholder>{t('tasks.noneHint')}</TextPlaceholder>
      </div>
    </Panel>
  );
}

/** The open tasks of the person, each with a link to its page. */
export function Tasks({ tasks, hasPage }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const reservedHeight = useReservedHeight();
  const [isExpanded, setWhole] = useState(false);
  // The inbox is open to everybody, but not in the menu of staff.
  const isOpen = (path: string): boolean => {
    const [page = ''] = path.split('?');
    return page === inbox || hasPage(page);
  };
  return (
    <Panel title={t('tasks.title')}>
      {tasks.length === 0 ? (
        <div style={reservedHeight}>
          <p style={{ margin: 0 }}>{t('tasks.none')}</p>
          <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('tasks.noneHint')}</p>
        </div>
      ) : (
        <ul style={{ ...reservedHeight, margin: 0, padding: 0, listStyle: 'none' }}>
          {(isExpanded ? tasks : firstOf(tasks)).map(({ key, count }) => {
            const path = addresses.tasks[key];
            const text = t(`tasks.${key}`, { count });
            return (
              <li key={key} style={{ padding: `${token.paddingXS}px 0` }}>
                {path && isOpen(path) ? (
                  <PageLink to={path} style={{ color: token.colorLink }}>
                    {text}
                  </PageLink>
                ) : (
                  text
                )}
              </li>
            );
          })}
          {!isExpanded && tasks.length > ROWS && (
            <li>
              <Button type="link" style={{ paddingInline: 0 }} onClick={() => setWhole(true)}>
                {t('tasks.all', { number: formatNumber(tasks.length) })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
