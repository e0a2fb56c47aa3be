import { type ModuleBoard, type ModuleStatus, useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { DialogAction } from '../data/dialog-action.hook';
import { rowFacts } from '../data/row-facts';
import { phrases } from '../phrases';
import { ModuleRow, rowColumns } from './module-row.view';

interface Props {
  readonly label: string;
  readonly modules: readonly ModuleStatus[];
  readonly board: ModuleBoard;
  readonly onAct?: ((action: DialogAction) => void) | undefined;
  readonly onMenu: (name: string) => void;
}

const headings = ['module', 'version', 'since', 'day', 'health'] as const;

/** A list of modules; cards on a phone. */
export function ModuleList({ label, modules, board, onAct, onMenu }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  return (
    <>
      {!isNarrow && (
        <div
          aria-hidden
          style={{
            display: 'grid',
            gridTemplateColumns: rowColumns,
            gap: token.marginSM,
            padding: token.paddingXS,
            background: token.colorFillQuaternary,
            borderRadius: token.borderRadius,
            color: token.colorTextSecondary,
            fontSize: token.fontSizeSM,
          }}
        >
          {headings.map((heading) => (
            <span key={heading}>{t(`columns.${heading}`)}</span>
          ))}
        </div>
      )}
      <ul
        aria-label={label}
        style={{
          display: 'grid',
          gap: isNarrow ? token.marginXS : 0,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {modules.map((module) => (
          <ModuleRow
            key={module.name}
            module={module}
            {...rowFacts(module, board)}
            onAct={onAct}
            onMenu={onMenu}
          />
        ))}
      </ul>
    </>
  );
}
