import { LazyView, partFailed } from '@edu/shared-utility';
import type { CSSProperties } from 'react';
import type { PanelProps } from '../panel/panel.view';
import { rowDetails } from './lazy-parts';

/** Of the box around the rows and their details. On a phone only what did not arrive is there: above the rows. */
export const beside = (isNarrow: boolean, gap: number): CSSProperties => ({
  display: 'flex',
  flexDirection: isNarrow ? 'column-reverse' : 'row',
  alignItems: isNarrow ? 'stretch' : 'flex-start',
  gap,
});

/** The details of the row that the address names; their chunk comes with the first one. */
export function RowDetails<Row>(props: PanelProps<Row>) {
  return <LazyView part={rowDetails} failed={partFailed} given={props as unknown as PanelProps} />;
}
