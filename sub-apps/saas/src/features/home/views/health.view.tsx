import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import ClockCircleFilled from '@ant-design/icons/es/icons/ClockCircleFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { type HomeHealth, type HomeHealthKey, PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { addresses } from '../data/addresses';
import { healthKeys } from '../data/placeholders';
import { phrases } from '../phrases';
import { Panel } from './panel.view';
import { TextPlaceholder } from './placeholder.view';

const icons = { well: CheckCircleFilled, busy: ClockCircleFilled, troubled: WarningFilled };

interface Props {
  readonly health: readonly HomeHealth[];
  readonly hasPage: (path: string) => boolean;
}

interface RowProps extends Pick<Props, 'hasPage'> {
  readonly part: HomeHealthKey;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Row({ part, hasPage, icon, children }: RowProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const path = addresses.health[part];
  const name = t(`health.names.${part}`);
  return (
    <li style={{ display: 'flex', gap: token.marginXS, padding: `${token.paddingXS}px 0` }}>
      {icon}
      <span style={{ flex: 1 }}>
        {path && hasPage(path) ? (
          <PageLink to={path} style={{ color: token.colorLink }}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </span>
      <span style={{ flex: 2, color: token.colorTextSecondary }}>{children}</span>
    </li>
  );
}

const listStyle = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** The health of the platform's parts, for its operators. */
export function Health({ health, hasPage }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const colours = {
    well: token.colorSuccess,
    busy: token.colorTextSecondary,
    troubled: token.colorError,
  };
  return (
    <Panel title={t('health.title')}>
      <ul style={listStyle}>
        {health.map(({ key, state, count }) => {
          const Icon = icons[state];
          const icon = (
            <Icon aria-label={t(`health.states.${state}`)} style={{ color: colours[state] }} />
          );
          return (
            <Row key={key} part={key} hasPage={hasPage} icon={icon}>
              {t(`health.${key}.${state}`, { count })}
            </Row>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Placeholders of the platform's parts while their health loads. */
export function HealthPlaceholder({ hasPage }: Pick<Props, 'hasPage'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const icon = <ClockCircleFilled aria-hidden="true" style={{ color: token.colorFillSecondary }} />;
  return (
    <Panel title={t('health.title')}>
      <ul style={listStyle}>
        {healthKeys.map((key) => (
          <Row key={key} part={key} hasPage={hasPage} icon={icon}>
            <TextPlaceholder>{t(`health.${key}.well`, { count: 0 })}</TextPlaceholder>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
