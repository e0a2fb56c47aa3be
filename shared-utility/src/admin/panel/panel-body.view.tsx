import { theme } from 'antd';
import type { ReactNode } from 'react';
import { Facts } from '../facts/facts.view';
import type { Panel } from '../list/panel.types';
import { History } from './history.view';
import { phrases } from './phrases';

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

interface Props<Row> {
  readonly row: Row;
  readonly panel: Panel<Row>;
}

/** The page's sections for the row, followed by its change history. */
export function PanelBody<Row>({ row, panel }: Props<Row>) {
  const { t } = phrases.use();
  return (
    <>
      {panel.sections(row).map(({ title, facts, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order
        <Part key={index} title={title}>
          {facts && <Facts facts={facts} empty="—" />}
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
