import { lazy } from 'react';

/** A chunk of its own: only visitors of the demo tenant see this page. */
export const DemoHomePage = lazy(async () => {
  const page = await import('./views/demo-home-page.view');
  await page.prepare();
  return page;
});
