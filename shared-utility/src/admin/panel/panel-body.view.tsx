import { theme } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { Panel, PanelSection } from '../list/types';
import { History } from './history.view';
import { phrases } from './phrases';

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

function Part({
  title,
  children,
}: {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}) {
  const { token } = theme.useToken();
  return (
    <section aria-label={title} style={{ marginBottom: token.marginLG }}>
      {title && (
        <h3 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSize }}>{title}</h3>
      )}
      {children}
    </section>
  );
}

function Facts({ of }: { readonly of: NonNullable<PanelSection['facts']> }) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        alignItems: 'baseline',
        gridTemplateColumns: 'minmax(72px, max-content) 1fr',
        gap: `${token.marginXS}px ${token.margin}px`,
        margin: 0,
      }}
    >
      {of.map(([label, value]) => (
        <Fragment key={label}>
          <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
          <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {isEmpty(value) ? '—' : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface Props<Row> {
  readonly row: Row;
  readonly panel: Panel<Row>;
}

/** What the page says of the row, and how the row came to be so. */
export function PanelBody<Row>({ row, panel }: Props<Row>) {
  const { t } = phrases.use();
  return (
    <>
      {panel.sections(row).map(({ title, facts, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stand where they stand
        <Part key={index} title={title}>
          {facts && <Facts of={facts} />}
          {content}
        </Part>
      ))}
      {panel.history && (
        <Part title={t('history')}>
          <History row={row} history={panel.history} />
        </Part>
      )}
    </>
  );
}
