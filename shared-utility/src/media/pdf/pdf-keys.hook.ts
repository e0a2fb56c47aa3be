import { offerKeys } from '@edu/shared-utility';
import { type KeyboardEvent, useEffect } from 'react';
import { phrases } from '../phrases';
import { nextZoom } from './zooms';

interface Options {
  readonly number: number;
  readonly zoom: number;
  readonly goToPage: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
}

const keys = (): Parameters<typeof offerKeys>[0] => ({
  id: 'media.pdf',
  label: () => phrases.t('keys'),
  keys: [
    { label: () => phrases.t('former'), keys: ['←'] },
    { label: () => phrases.t('next'), keys: ['→'] },
    { label: () => phrases.t('larger'), keys: ['+'] },
    { label: () => phrases.t('smaller'), keys: ['-'] },
  ],
});

/** Keys of the frame of pages; the browser itself handles scrolling by line and by screen. */
export function usePdfKeys({ number, zoom, goToPage, onZoom }: Options) {
  useEffect(() => offerKeys(keys()), []);
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // On a zoomed page the arrow keys scroll sideways.
    if (zoom > 1 && key.startsWith('Arrow')) return;
    if (key === 'ArrowRight') goToPage(number + 1);
    else if (key === 'ArrowLeft') goToPage(number - 1);
    else if (key === '+' || key === '=') onZoom(nextZoom(zoom, 1));
    else if (key === '-') onZoom(nextZoom(zoom, -1));
    else return;
    event.preventDefault();
  };
}
