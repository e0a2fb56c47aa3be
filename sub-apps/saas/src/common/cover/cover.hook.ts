import { useEffect, useRef, useState } from 'react';
import { resourceWords } from '../resources/phrases';
import { faultOfPicture, sendPicture } from '../uploads/send-picture';

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** In bytes. */
const maxBytes = 10 * 1024 * 1024;

export type CoverState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly share: number; readonly preview: string }
  /** The server checks the upload; until it is ready the local preview is shown. */
  | { readonly status: 'sent'; readonly preview: string; readonly uploadId: string }
  | { readonly status: 'failed'; readonly message: string };

export const coverTypes = types.join(',');

const errorOf = ({ type, size }: File): string | null => {
  if (!types.includes(type)) return resourceWords.t('cover.kind');
  return size === 0 || size > maxBytes ? resourceWords.t('cover.size') : null;
};

/** Uploads a picture; choosing another one aborts the upload under way. @param onSent called with the id of the upload */
export function useCover(onSent: (uploadId: string) => void) {
  const [state, setState] = useState<CoverState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const previewUrl = useRef('');
  const show = (file: File): string => {
    if (previewUrl.current) URL.revokeObjectURL(previewUrl.current);
    previewUrl.current = URL.createObjectURL(file);
    return previewUrl.current;
  };
  useEffect(
    () => () => {
      running.current?.abort();
      if (previewUrl.current) URL.revokeObjectURL(previewUrl.current);
    },
    [],
  );
  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const message = errorOf(file);
    if (message) return setState({ status: 'failed', message });
    running.current = new AbortController();
    const { signal } = running.current;
    const preview = show(file);
    setState({ status: 'sending', share: 0, preview });
    try {
      const uploadId = await sendPicture(
        file,
        signal,
        (share) => signal.aborted || setState({ status: 'sending', share, preview }),
      );
      if (signal.aborted) return;
      setState({ status: 'sent', preview, uploadId });
      onSent(uploadId);
    } catch (error) {
      if (signal.aborted) return;
      setState({
        status: 'failed',
        message: faultOfPicture(error) ?? resourceWords.t('cover.failed'),
      });
    }
  };
  return { state, send, forget: () => setState({ status: 'idle' }) };
}
