import type { ImportMapChangedLine } from '@edu/shared-utility';
import { theme } from 'antd';
import { moduleName } from '../data/module-name';
import { withoutHashes } from '../data/version-from-address';
import { phrases } from '../phrases';

/** Further lines are collapsed. */
const MAX_UNFOLDED = 5;

function Line({ line: { name, from, to } }: { line: ImportMapChangedLine }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const side = (sign: string, address: string | null, colour: string, background: string) =>
    address !== null && (
      <div
        title={address}
        style={{ display: 'flex', padding: `0 ${token.paddingXS}px`, background, color: colour }}
      >
        <span aria-hidden style={{ flex: 'none', width: 16 }}>
          {sign}
        </span>
        <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {t(sign === '−' ? 'removed' : 'added')}{' '}
          </span>
          {withoutHashes(address)}
        </span>
      </div>
    );
  return (
    <li style={{ position: 'relative' }}>
      <div>
        {moduleName(name, t)}{' '}
        <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{name}</span>
      </div>
      <div style={{ fontFamily: token.fontFamilyCode, fontSize: token.fontSizeSM }}>
        {side('−', from, token.colorErrorText, token.colorErrorBg)}
        {side('+', to, token.colorSuccessText, token.colorSuccessBg)}
      </div>
    </li>
  );
}

/** The entries of a change, before and after. */
export function DiffLines({ lines }: { lines: readonly ImportMapChangedLine[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const list = (lines: readonly ImportMapChangedLine[]) => (
    <ul
      aria-label={t('diffOf')}
      style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  );
  const rest = lines.slice(MAX_UNFOLDED);
  return (
    <>
      {list(lines.slice(0, MAX_UNFOLDED))}
      {rest.length > 0 && (
        <details style={{ marginBlockStart: token.marginXS }}>
          <summary style={{ cursor: 'pointer' }}>{t('moreLines', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
