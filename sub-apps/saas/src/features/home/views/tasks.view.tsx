import { type HomeTask, PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import { addresses } from '../data/addresses';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

interface Props {
  readonly tasks: readonly HomeTask[];
  readonly has: (path: string) => boolean;
}

const inbox = '/saas/inbox';

/** What waits for the person, each with the way to it. */
export function Tasks({ tasks, has }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  // the inbox is everybody's, and in no menu of staff
  const isOpen = (path: string): boolean => {
    const [page = ''] = path.split('?');
    return page === inbox || has(page);
  };
  return (
    <Panel title={t('tasks.title')}>
      {tasks.length === 0 ? (
        <>
          <p style={{ margin: 0 }}>{t('tasks.none')}</p>
          <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('tasks.noneHint')}</p>
        </>
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {tasks.map(({ key, count }) => {
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
        </ul>
      )}
    </Panel>
  );
}
