import { on } from '@edu/shared-utility';
import { useVisible } from '@edu/shared-utility/data';
import { useEffect } from 'react';
import { data } from './module-data';

/** Polling interval in milliseconds, since loads and failures change without an event. */
const POLL_INTERVAL = 10_000;

/** The state of all modules: read again when the server announces a change, and polled for loads and failures. */
export function useBoard() {
  const board = data.useModuleStatusFindQuery(undefined, {
    pollingInterval: useVisible() ? POLL_INTERVAL : 0,
  });
  const { refetch } = board;
  useEffect(() => on('import-map:announced', () => void refetch()), [refetch]);
  return board;
}
