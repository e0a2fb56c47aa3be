import { LazyView, partFailed } from '@edu/shared-utility';
import type { CSSProperties } from 'react';
import type { PanelProps } from '../panel/panel.view';
import { rowDetails } from './lazy-parts';

/**
 * Style of the box around rows and details. On a phone only a load failure of the details is shown here, above the
 * rows.
 */
export const layoutStyle = (isNarrow: boolean, gap: number): CSSProperties => ({
  display: 'flex',
  flexDirection: isNarrow ? 'column-reverse' : 'row',
  alignItems: isNarrow ? 'stretch' : 'flex-start',
  gap,
});

/** The details of the row in the address; their chunk is loaded with the first one. */
export function RowDetails<Row>(props: PanelProps<Row>) {
  return (
    <LazyView part={rowDetails} failed={partFailed} partProps={props as unknown as PanelProps} />
  );
}
