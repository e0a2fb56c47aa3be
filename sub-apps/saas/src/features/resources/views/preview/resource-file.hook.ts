import type { Resource } from '@edu/shared-utility';
import { useFileSource } from '@edu/shared-utility/media';
import { useCallback } from 'react';
import { addressOfFile } from '../../data/file-address';

/** The address of a resource's file, renewed when it expires. */
export function useResourceFile({ id, kind, fileName }: Resource) {
  const read = useCallback(
    async (signal: AbortSignal) => (await addressOfFile({ id, kind, fileName }, signal)).url,
    [id, kind, fileName],
  );
  return useFileSource(read);
}
