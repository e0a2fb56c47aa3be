import { LazyView, lazyPart, useNarrow } from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { phrases } from '../phrases';
import type { RowMenuProps } from './row-menu.view';
import type { RowAction } from './types';

const menu = lazyPart<RowMenuProps>('shared-admin', () => import('./row-menu.view'));

/** So many stand beside each other; of more than these all but the first two are in a menu. */
const most = 3;

const inSight = <Row,>(actions: readonly RowAction<Row>[]) =>
  actions.length > most ? actions.slice(0, most - 1) : actions;

/** Room for the words of any language beside each other, in pixels. */
export function widthOfActions<Row>(actions: readonly RowAction<Row>[]): number {
  const shown = inSight(actions);
  const words = shown.map(({ label }) => label).join('');
  const wide = [...words].filter((letter) => letter > '\u2e80').length;
  const menu = actions.length > shown.length ? 40 : 0;
  return 20 + 16 * Math.max(0, shown.length - 1) + wide * 14 + (words.length - wide) * 8 + menu;
}

interface Props<Row> {
  readonly row: Row;
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  /** An order for the row is under way: it takes no second one. */
  readonly isBusy: boolean;
  readonly onAct: (action: RowAction<Row>, row: Row) => void;
}

/** What can be done with a row; whoever hears it hears the row's name with each. */
export function RowActions<Row>({ row, name, actions, isBusy, onAct }: Props<Row>) {
  const { t } = phrases.use();
  const size = useNarrow() ? 'middle' : 'small';
  const offered = actions.filter(({ hidden }) => !hidden?.(row));
  const shown = inSight(offered);
  const rest = offered.slice(shown.length);
  const word = (action: RowAction<Row>) => action.labelOf?.(row) ?? action.label;
  return (
    <Flex gap="middle">
      {shown.map((action) => {
        const reason = action.disabled?.(row) ?? null;
        return (
          <Button
            key={action.key}
            type="link"
            size={size}
            style={{ padding: 0 }}
            danger={action.danger ?? false}
            disabled={isBusy || reason !== null}
            title={reason ?? undefined}
            aria-label={t('rowAction', { action: word(action), name })}
            data-row-action={action.key}
            onClick={() => onAct(action, row)}
          >
            {word(action)}
          </Button>
        );
      })}
      {rest.length > 0 && (
        <LazyView
          part={menu}
          given={{
            label: t('rowAction', { action: t('more'), name }),
            size,
            disabled: isBusy,
            items: rest.map((action) => {
              const reason = action.disabled?.(row) ?? null;
              return {
                key: action.key,
                label: word(action),
                danger: action.danger ?? false,
                disabled: reason !== null,
                title: reason ?? '',
                onClick: () => onAct(action, row),
              };
            }),
          }}
        />
      )}
    </Flex>
  );
}
