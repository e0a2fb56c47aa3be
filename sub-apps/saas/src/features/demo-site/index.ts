import { lazy } from 'react';

/** A chunk of its own: only visitors of the demo tenant see this page. */
export const DemoSitePage = lazy(async () => {
  const page = await import('./views/demo-site-page.view');
  await page.prepare();
  return page;
});
