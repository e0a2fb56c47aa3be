import { theme } from 'antd';
import { Fragment, type ReactNode } from 'react';

export interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Shown for a missing value; without it the label is left out too. */
  readonly empty?: string;
}

const isEmpty = (value: ReactNode): boolean => !value && value !== 0;

/** A two-column list of labels and values. */
export function Facts({ facts, empty }: FactsProps) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        alignItems: 'baseline',
        // Long labels of other languages leave room for the values.
        gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
        gap: `${token.marginXS}px ${token.margin}px`,
        margin: 0,
      }}
    >
      {facts.map(([name, content]) => {
        const value = isEmpty(content) ? empty : content;
        return value === undefined ? null : (
          <Fragment key={name}>
            <dt style={{ minWidth: 72, color: token.colorTextSecondary }}>{name}</dt>
            <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{value}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
