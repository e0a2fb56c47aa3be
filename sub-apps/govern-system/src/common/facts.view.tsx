import { theme } from 'antd';
import { Fragment, type ReactNode } from 'react';

/** Names and values of one thing, as a list of definitions; what is empty is left out. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, max-content) 1fr',
        gap: `${token.marginXS}px ${token.margin}px`,
        margin: 0,
      }}
    >
      {of.map(([name, value]) =>
        value === null || value === undefined || value === '' || value === false ? null : (
          <Fragment key={name}>
            <dt style={{ color: token.colorTextSecondary }}>{name}</dt>
            <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
