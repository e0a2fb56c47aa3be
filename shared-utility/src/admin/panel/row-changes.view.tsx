import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { HistoryProps } from './history.view';

const part = lazyPart<HistoryProps<never>>('shared-admin', () => import('./history.view'));

/** Who changed a row and when, for a page that shows its rows in its own way; it comes with the first of them. */
export const RowChanges = <Row,>(given: HistoryProps<Row>) => (
  <LazyView part={part} given={given as unknown as HistoryProps<never>} failed={partFailed} />
);
