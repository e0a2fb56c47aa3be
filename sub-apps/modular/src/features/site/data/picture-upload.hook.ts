import { type SitePictureKind, toFailure } from '@edu/shared-utility';
import { useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases';
import { sendPicture } from './send-picture';

/** The server's maximum sizes, in bytes and as text. */
const limits: Readonly<Record<SitePictureKind, readonly [number, string]>> = {
  logo: [524_288, '512 kB'],
  background: [2_097_152, '2 MB'],
  picture: [2_097_152, '2 MB'],
};

export type PictureUpload =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'refused'; message: string };

/** Uploads one picture at a time; another choice cancels a running upload. */
export function usePictureUpload(kind: SitePictureKind, onDone: (address: string) => void) {
  const [state, setState] = useState<PictureUpload>({ status: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    sending.current?.abort();
    const [bytes, words] = limits[kind];
    if (file.size > bytes) {
      const message = phrases.t('picture.tooLarge', { limit: words });
      return setState({ status: 'refused', message });
    }
    const controller = new AbortController();
    sending.current = controller;
    setState({ status: 'sending' });
    try {
      const address = await sendPicture(kind, file, controller.signal);
      setState({ status: 'idle' });
      onDone(address);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { fields, message, unanswered } = toFailure(error);
      const text = unanswered ? phrases.t('picture.lost') : (fields.file ?? message);
      setState({ status: 'refused', message: text });
    }
  };
  return {
    state,
    send: (file: File) => void send(file),
    clear: () => setState({ status: 'idle' }),
  };
}
