import type { Page } from '@playwright/test';

/** The PDF viewer, in a lesson or beside a list. */
export const readerPage = (page: Page) => {
  const bar = page.getByRole('toolbar', { name: '页面' });
  const frame = page.getByRole('region', { name: /^文档“/ });
  const pageOf = (number: number) => frame.getByRole('region', { name: `第 ${number} 页` });
  return {
    bar,
    frame,
    /** Text of the toolbar's status: the current page. */
    place: () => bar.getByRole('status').textContent(),
    toolbarButton: (name: string) => bar.getByRole('button', { name }),
    /** The text of a page without blanks, which the text layer places differently. */
    words: async (number: number) =>
      ((await pageOf(number).textContent()) ?? '').normalize('NFKC').replace(/\s/g, ''),
    /** Number of dark pixels of a page; none means that nothing was drawn. */
    darkness: (number: number) =>
      pageOf(number)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const { width, height } = canvas;
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          return Array.from(
            { length: width * height },
            (_, index) => pixels[index * 4] ?? 255,
          ).filter((red) => red < 100).length;
        }),
    /** By how many pixels a page is wider than its frame. */
    overflowWidth: () => frame.evaluate((element) => element.scrollWidth - element.clientWidth),
    scrollTo: (share: number) =>
      frame.evaluate((chosenShare, to) => {
        chosenShare.scrollTop = to * chosenShare.scrollHeight;
      }, share),
  };
};
