import { LazyView, lazyPart, useNarrow } from '@edu/shared-utility';
import { Button, type ButtonProps, Flex } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';
import { phrases } from '../phrases';
import type { RowMenuProps } from './row-menu.view';
import type { RowAction } from './types';

const menu = lazyPart<RowMenuProps>('shared-admin', () => import('./row-menu.view'));

/** Distance between two actions, in pixels. */
const gap = 10;
/** Maximum number of visible actions; of more than these all but the first two are in a menu. */
const maxShownActions = 3;

function outsideMenu<Row>(actions: readonly RowAction<Row>[]): readonly RowAction<Row>[] {
  const buttonActions = actions.filter(({ inMenu }) => !inMenu);
  return actions.length > maxShownActions
    ? buttonActions.slice(0, maxShownActions - 1)
    : buttonActions;
}

/** Upper bound of a text's width in the table's font size, in pixels, by the widest fonts in use. */
function widthOf(words: string): number {
  const wideLetters = [...words].filter((letter) => letter > '\u2e80').length;
  return wideLetters * 14 + (words.length - wideLetters) * 8.2;
}

/** Width in pixels that fits the actions side by side in any language. */
export function widthOfActions<Row>(actions: readonly RowAction<Row>[]): number {
  const visibleActions = outsideMenu(actions);
  const words = widthOf(visibleActions.map(({ label }) => label).join(''));
  const menu = actions.length > visibleActions.length ? 40 : 0;
  const heading = widthOf(phrases.t('actions'));
  // Each button has a border on both sides.
  const bordersAndGaps = 2 * visibleActions.length + gap * Math.max(0, visibleActions.length - 1);
  return 20 + Math.max(heading, bordersAndGaps + words + menu);
}

interface Props<Row> {
  readonly row: Row;
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  /** A request for the row is running, so no second one may start. */
  readonly isBusy: boolean;
  readonly onAct: (action: RowAction<Row>, row: Row) => void;
}

function LinkButton({ to, ...props }: ButtonProps & { readonly to: string }) {
  return <Button {...props} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />;
}

/** The actions of a row; each has the row's name in its accessible name. */
export function RowActions<Row>({ row, name, actions, isBusy, onAct }: Props<Row>) {
  const { t } = phrases.use();
  const isNarrow = useNarrow();
  const size = isNarrow ? 'middle' : 'small';
  const offered = actions.filter(({ hidden }) => !hidden?.(row));
  const visibleActions = outsideMenu(offered);
  const menuActions = offered.filter((action) => !visibleActions.includes(action));
  const actionLabel = (action: RowAction<Row>) => action.labelOf?.(row) ?? action.label;
  return (
    <Flex gap={isNarrow ? 'middle' : gap} wrap>
      {visibleActions.map((action) => {
        const reason = action.disabled?.(row) ?? null;
        const props: ButtonProps = {
          type: 'link',
          size,
          style: { padding: 0 },
          danger: action.danger ?? false,
          disabled: isBusy || reason !== null,
          title: reason ?? undefined,
          'aria-label': t('rowAction', { action: actionLabel(action), name }),
          children: actionLabel(action),
        };
        const mark = { 'data-row-action': action.key };
        return action.to ? (
          <LinkButton key={action.key} {...mark} {...props} to={action.to(row)} />
        ) : (
          <Button key={action.key} {...mark} {...props} onClick={() => onAct(action, row)} />
        );
      })}
      {menuActions.length > 0 && (
        <LazyView
          part={menu}
          partProps={{
            label: t('rowAction', { action: t('more'), name }),
            size,
            disabled: isBusy,
            items: menuActions.map((action) => {
              const reason = action.disabled?.(row) ?? null;
              return {
                key: action.key,
                label: actionLabel(action),
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
