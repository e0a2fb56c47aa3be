import { Checkbox, Flex, theme } from 'antd';
import { phrases } from '../phrases';
import { cellOf, headOf, type RowParts } from './cells.view';
import { RowActions } from './row-actions.view';

interface Props<Row> extends RowParts<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** The rows on a phone: each is a card with the first column as its heading. */
export function Cards<Row>({ label, rows, columns, ...parts }: Props<Row>) {
  const { actions, idOf, nameOf, busy, onAct, selection } = parts;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [head, ...others] = columns.filter(({ wideOnly }) => !wideOnly);
  return (
    <ul
      aria-label={label}
      style={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.marginSM },
        ...{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' },
      }}
    >
      {rows.map((row) => (
        <li
          key={idOf(row)}
          data-row-key={idOf(row)}
          style={{
            padding: token.paddingSM,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <Flex gap="small" justify="space-between">
            <strong style={{ minWidth: 0 }}>
              {head && headOf(head, row, { columns, ...parts })}
            </strong>
            {selection && (
              <Checkbox
                aria-label={t('rowAction', { action: t('choose'), name: nameOf(row) })}
                checked={selection.isAll || selection.rows.has(idOf(row))}
                onChange={({ target }) =>
                  selection.isAll
                    ? selection.only(rows.filter((item) => item !== row))
                    : selection.set([row], target.checked)
                }
              />
            )}
          </Flex>
          <dl
            style={{
              display: 'grid',
              alignItems: 'baseline',
              gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
              gap: `${token.marginXXS}px ${token.margin}px`,
              margin: `${token.marginXS}px 0`,
            }}
          >
            {others.map((column) => (
              <div key={column.key} style={{ display: 'contents' }}>
                <dt style={{ color: token.colorTextSecondary }}>{column.title}</dt>
                <dd style={{ margin: 0 }}>{cellOf(column, row)}</dd>
              </div>
            ))}
          </dl>
          {actions.length > 0 && (
            <RowActions
              row={row}
              name={nameOf(row)}
              actions={actions}
              isBusy={busy.includes(idOf(row))}
              onAct={onAct}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
