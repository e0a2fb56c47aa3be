import type { Page, Resource } from '@edu/shared-utility';
import { useEffect } from 'react';
import { uploads } from '../../../common/uploads/upload-queue';

const pollInterval = 4_000;

interface ListRead {
  readonly data?: Page<Resource>;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Reads the list again after an upload, and polls while a file in it is being scanned. */
export function useRefreshList({ data, isFetching, refetch }: ListRead): void {
  const isMoving = data?.list.some(
    ({ status }) => status === 'uploading' || status === 'converting',
  );
  useEffect(() => uploads.onSaved(() => void refetch()), [refetch]);
  useEffect(() => {
    if (!isMoving || isFetching) return;
    const timer = setTimeout(refetch, pollInterval);
    return () => clearTimeout(timer);
  }, [isMoving, isFetching, refetch]);
}
