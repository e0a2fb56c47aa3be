import { theme } from 'antd';

export const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function ResultSums({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  const { token } = theme.useToken();
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXL, margin: 0 }}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt style={{ color: token.colorTextSecondary }}>{name}</dt>
          <dd style={{ margin: 0, fontSize: token.fontSizeHeading3, fontWeight: 600 }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
