import { theme } from 'antd';

interface Props {
  readonly of: readonly (readonly [label: string, value: string])[];
}

/** A few figures, each large under its name. */
export function FigureCards({ of }: Props) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: token.marginSM,
        margin: 0,
      }}
    >
      {of.map(([label, value]) => (
        <div
          key={label}
          style={{
            padding: token.padding,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
          <dd style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
