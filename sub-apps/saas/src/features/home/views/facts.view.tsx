import { theme } from 'antd';
import { Fragment, type ReactNode } from 'react';

/** Names and what stands for them, in two columns. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
        gap: `${token.marginXS}px ${token.margin}px`,
        margin: `0 0 ${token.marginSM}px`,
      }}
    >
      {of.map(([name, value]) => (
        <Fragment key={name}>
          <dt style={{ color: token.colorTextSecondary }}>{name}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
