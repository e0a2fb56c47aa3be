import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import ClockCircleFilled from '@ant-design/icons/es/icons/ClockCircleFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { type HomeHealth, PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import { addresses } from '../data/addresses';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

const icons = { well: CheckCircleFilled, busy: ClockCircleFilled, troubled: WarningFilled };

interface Props {
  readonly health: readonly HomeHealth[];
  readonly has: (path: string) => boolean;
}

/** How the parts of the platform are, for its operators. */
export function Health({ health, has }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const colours = {
    well: token.colorSuccess,
    busy: token.colorTextSecondary,
    troubled: token.colorError,
  };
  return (
    <Panel title={t('health.title')}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {health.map(({ key, state, count }) => {
          const Icon = icons[state];
          const path = addresses.health[key];
          const name = t(`health.names.${key}`);
          return (
            <li
              key={key}
              style={{ display: 'flex', gap: token.marginXS, padding: `${token.paddingXS}px 0` }}
            >
              <Icon aria-label={t(`health.states.${state}`)} style={{ color: colours[state] }} />
              <span style={{ flex: 1 }}>
                {path && has(path) ? (
                  <PageLink to={path} style={{ color: token.colorLink }}>
                    {name}
                  </PageLink>
                ) : (
                  name
                )}
              </span>
              <span style={{ flex: 2, color: token.colorTextSecondary }}>
                {t(`health.${key}.${state}`, { count })}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
