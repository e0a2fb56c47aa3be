import { type ComparedModule, useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import { moduleName } from '../data/module-name';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';

interface Props {
  readonly modules: readonly ComparedModule[];
  /** Address of the other environment's map. */
  readonly address: string;
}

/** Each module with its version in both environments. */
export function ComparedModules({ modules, address }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const ownHost = window.location.host;
  const { host } = new URL(address, window.location.href);
  const headings = [
    t('columns.module'),
    `${ownHost} (${t('here')})`,
    host === ownHost ? address : host,
  ];
  const secondaryText = { fontSize: token.fontSizeSM, color: token.colorTextSecondary } as const;
  const cell = {
    padding: token.paddingXS,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
  } as const;
  const version = (address: string | null) =>
    address === null ? (
      <span style={secondaryText}>{t('absent')}</span>
    ) : (
      <code title={address} style={{ fontFamily: token.fontFamilyCode }}>
        {versionText(address, t)}
      </code>
    );
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr style={{ background: token.colorFillQuaternary, color: token.colorTextSecondary }}>
          {headings.map((heading) => (
            <th key={heading} scope="col" style={{ ...cell, fontWeight: 'normal' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modules.map(({ name, here, there, same }) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, fontWeight: 600 }}>
              {moduleName(name, t)}
              {!isNarrow && <div style={{ ...secondaryText, fontWeight: 'normal' }}>{name}</div>}
            </th>
            <td style={cell}>{version(here)}</td>
            <td style={{ ...cell, ...(!same && { background: token.colorWarningBg }) }}>
              {version(there)}
              {here !== null && there !== null && (
                <div style={secondaryText}>{t(same ? 'same' : 'different')}</div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
