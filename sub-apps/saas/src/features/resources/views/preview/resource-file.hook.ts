import type { Resource } from '@edu/shared-utility';
import { useFileSource } from '@edu/shared-utility/media';
import { useCallback } from 'react';
import { addressOfFile } from '../../data/file-address';

/** The present address of a resource's file, and the ways to another one. */
export function useResourceFile({ id, kind, fileName }: Resource) {
  const ask = useCallback(
    async (signal: AbortSignal) => (await addressOfFile({ id, kind, fileName }, signal)).url,
    [id, kind, fileName],
  );
  return useFileSource(ask);
}
