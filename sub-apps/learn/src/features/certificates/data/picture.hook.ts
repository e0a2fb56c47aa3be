import { type RefObject, useEffect, useState } from 'react';
import { pictureOf } from './certificate-file';

/** Loading, there, or not to be had. */
export type Picture = { readonly url: string } | 'loading' | 'failed';

/** The picture of a certificate, asked for once its place comes into sight: drawing one costs the server something. */
export function usePicture(id: string, element: RefObject<HTMLElement | null>): Picture {
  const [picture, setPicture] = useState<Picture>('loading');
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    const ask = (): void => {
      pictureOf(id, controller.signal).then(
        (blob) => {
          if (controller.signal.aborted) return;
          url = URL.createObjectURL(blob);
          setPicture({ url });
        },
        () => controller.signal.aborted || setPicture('failed'),
      );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        ask();
      },
      { rootMargin: '200px' },
    );
    if (element.current) watch.observe(element.current);
    return () => {
      controller.abort();
      watch.disconnect();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, element]);
  return picture;
}
