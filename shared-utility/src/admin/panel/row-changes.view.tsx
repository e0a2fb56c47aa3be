import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { HistoryProps } from './history.view';

const part = lazyPart<HistoryProps<never>>('shared-admin', () => import('./history.view'));

/** The change history of a row, for pages that do not use `ListPage`; loaded with its first use. */
export const RowChanges = <Row,>(props: HistoryProps<Row>) => (
  <LazyView part={part} partProps={props as unknown as HistoryProps<never>} failed={partFailed} />
);
