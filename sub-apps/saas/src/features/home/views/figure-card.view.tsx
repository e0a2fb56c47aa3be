import { type HomeFigureKey, PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { addresses } from '../data/addresses';
import { phrases } from '../phrases';

interface Props {
  readonly name: HomeFigureKey;
  /** Whether the person's menu has this page. */
  readonly hasPage: (path: string) => boolean;
  readonly value: ReactNode;
  readonly bars: ReactNode;
  readonly trend: ReactNode;
}

/** One figure with its name, linked to the rows that were counted. */
export function FigureCard({ name, hasPage, value, bars, trend }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const path = addresses.figures[name];
  const title = t(`figures.${name}`);
  return (
    <div
      style={{
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <dt style={{ color: token.colorTextSecondary }}>
        {path && hasPage(path) ? (
          <PageLink to={path} style={{ color: token.colorLink }}>
            {title}
          </PageLink>
        ) : (
          title
        )}
      </dt>
      <dd style={{ margin: 0 }}>
        <span style={{ display: 'flex', alignItems: 'end', gap: token.marginSM }}>
          <strong style={{ flex: 1, fontSize: token.fontSizeHeading2, fontWeight: 600 }}>
            {value}
          </strong>
          {bars}
        </span>
        <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{trend}</span>
      </dd>
    </div>
  );
}
