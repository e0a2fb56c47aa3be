import { type RefObject, useEffect, useState } from 'react';
import { pictureOf } from './certificate-file';

/** Load state of a picture. */
export type Picture = { readonly url: string } | 'loading' | 'failed';

/** The picture of a certificate, requested once it becomes visible, because the server has to render it. */
export function usePicture(id: string, element: RefObject<HTMLElement | null>): Picture {
  const [picture, setPicture] = useState<Picture>('loading');
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    const loadPicture = (): void => {
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
        loadPicture();
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
