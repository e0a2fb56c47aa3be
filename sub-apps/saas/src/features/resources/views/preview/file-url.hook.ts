import type { Resource, ShortLivedUrl } from '@edu/shared-utility';
import { toFailure } from '@edu/shared-utility';
import { useCallback, useEffect, useState } from 'react';
import { addressOfFile } from '../../data/file-address';

export type FileUrl =
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly address: ShortLivedUrl }
  | { readonly status: 'failed'; readonly message: string };

/** The present address of a file, and the way to another one when it is over. */
export function useFileUrl({ id, kind, fileName }: Resource): readonly [FileUrl, () => void] {
  const [state, setState] = useState<FileUrl>({ status: 'asking' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further question asks again
  useEffect(() => {
    const own = new AbortController();
    addressOfFile({ id, kind, fileName }, own.signal).then(
      (address) => own.signal.aborted || setState({ status: 'ready', address }),
      (error: unknown) => {
        if (own.signal.aborted) return;
        setState({ status: 'failed', message: toFailure(error).message });
      },
    );
    return () => own.abort();
  }, [id, kind, fileName, asked]);
  const renew = useCallback(() => setAsked((count) => count + 1), []);
  return [state, renew];
}
