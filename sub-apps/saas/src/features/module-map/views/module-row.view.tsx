import { type ModuleStatus, useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import { memo, useId, useState } from 'react';
import type { DialogAction } from '../data/dialog-action.hook';
import { moduleName } from '../data/module-name';
import { isSameRow, type RowFacts } from '../data/row-facts';
import { versionFromAddress } from '../data/version-from-address';
import { phrases } from '../phrases';
import { CopyText } from './copy-text.view';
import { HealthTags } from './health-tags.view';
import { LastChange } from './last-change.view';
import { ModuleDetails } from './module-details.view';
import { RolloutBar } from './rollout-bar.view';
import { RowButtons } from './row-buttons.view';
import { Sparkline } from './sparkline.view';

/** Column widths shared by all rows, so that they are aligned. */
export const rowColumns =
  'minmax(136px, 1.3fr) minmax(104px, 0.8fr) minmax(140px, 1.3fr) 144px minmax(88px, 0.9fr) minmax(88px, 1.5fr)';

/** The card layout: the state is beside the name, where it is seen first. */
const cardAreas = "'module health' 'version day' 'since since' 'acts acts'";

/** Estimated heights for `contain-intrinsic-size`: rows outside of the viewport are not laid out. */
const heights = { wide: 'auto 70px', narrow: 'auto 190px' };

export interface RowProps extends RowFacts {
  readonly module: ModuleStatus;
  readonly onAct?: ((action: DialogAction) => void) | undefined;
  readonly onMenu: (name: string) => void;
}

function Row({ module, rollout, healths, faults, isInMenus, hour, onAct, onMenu }: RowProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, address, served, integrity } = module;
  const title = moduleName(name, t);
  const secondaryText = { fontSize: token.fontSizeSM, color: token.colorTextSecondary } as const;
  const version = versionFromAddress(served ?? address, integrity);
  const area = (gridArea: string) => (isNarrow ? { gridArea } : {});
  return (
    <li
      aria-label={title}
      style={{
        display: 'grid',
        contentVisibility: 'auto',
        containIntrinsicBlockSize: heights[isNarrow ? 'narrow' : 'wide'],
        gap: token.marginXS,
        padding: isNarrow ? token.paddingSM : `${token.paddingSM}px ${token.paddingXS}px`,
        ...(isNarrow
          ? {
              border: `1px solid ${token.colorBorderSecondary}`,
              borderRadius: token.borderRadiusLG,
            }
          : { borderBlockEnd: `1px solid ${token.colorBorderSecondary}` }),
      }}
    >
      <div
        style={{
          display: 'grid',
          ...(isNarrow
            ? { gridTemplate: `${cardAreas} / minmax(0, 1fr) minmax(0, 1fr)` }
            : { gridTemplateColumns: rowColumns }),
          gap: isNarrow ? token.marginXS : token.marginSM,
          alignItems: 'start',
        }}
      >
        <div style={{ ...area('module'), minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong style={{ fontWeight: 600 }}>{title}</strong>
          <div style={secondaryText}>{name}</div>
          {isInMenus && <div style={secondaryText}>{t('menu.isPut')}</div>}
        </div>
        <div style={{ ...area('version'), minWidth: 0 }}>
          {version ? (
            <CopyText text={version} fullText={served ?? address} label={t('address')} />
          ) : (
            <span style={secondaryText}>{t('noVersion')}</span>
          )}
        </div>
        <div style={{ ...area('since'), minWidth: 0, overflowWrap: 'anywhere' }}>
          <LastChange module={module} secondaryText={secondaryText} />
        </div>
        <div style={{ ...area('day'), minWidth: 0 }}>
          <Sparkline module={module} hour={hour} />
        </div>
        <div style={area('health')}>
          <HealthTags module={module} healths={healths} rollout={rollout} />
        </div>
        <RowButtons
          module={module}
          title={title}
          rollout={rollout}
          detailsId={id}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onAct={onAct}
          onMenu={onMenu}
        />
      </div>
      {rollout && <RolloutBar rollout={rollout} onAct={onAct} />}
      <div id={id} hidden={!isOpen} style={{ paddingBlock: token.paddingXS }}>
        {isOpen && <ModuleDetails module={module} faults={faults} />}
      </div>
    </li>
  );
}

/** The row of a module: version, time and reason of its last change, the last day's loads, state, and actions. */
export const ModuleRow = memo(Row, isSameRow);
