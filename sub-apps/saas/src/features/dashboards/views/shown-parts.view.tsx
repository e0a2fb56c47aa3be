import { Checkbox, theme } from 'antd';
import type { Changes, DashboardQuery } from '../data/address';
import type { PanelKey } from '../data/presets';
import { phrases } from '../phrases';

interface ShownProps {
  readonly query: DashboardQuery;
  readonly availablePanels: readonly PanelKey[];
  readonly onChange: (changes: Changes) => void;
}

/** Chooses the panels shown on the page. */
export function ShownParts({ query: { hidden }, availablePanels, onChange }: ShownProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const set = (key: PanelKey, isShown: boolean): void => {
    const next = availablePanels.filter((item) => (item === key ? !isShown : hidden.has(item)));
    onChange({ hide: next.join(',') || null });
  };
  return (
    <details style={{ position: 'relative' }}>
      <summary
        style={{
          ...{ padding: `4px ${token.paddingSM}px`, cursor: 'pointer', lineHeight: '22px' },
          ...{ border: `1px solid ${token.colorBorder}`, borderRadius: token.borderRadius },
          ...{ background: token.colorBgContainer, color: token.colorText },
        }}
      >
        {t('shown')}
      </summary>
      <fieldset
        style={{
          ...{
            position: 'absolute',
            insetInlineStart: 0,
            zIndex: 2,
            margin: `${token.marginXXS}px 0`,
          },
          ...{ display: 'grid', gap: token.marginXXS, width: 'max-content', border: 0 },
          ...{ maxWidth: '80vw', padding: token.paddingSM, borderRadius: token.borderRadiusLG },
          ...{ background: token.colorBgElevated, boxShadow: token.boxShadowSecondary },
        }}
      >
        <legend style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('shown')}</legend>
        {availablePanels.map((key) => (
          <Checkbox
            key={key}
            checked={!hidden.has(key)}
            onChange={({ target }) => set(key, target.checked)}
          >
            {t(`panels.${key}`)}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
