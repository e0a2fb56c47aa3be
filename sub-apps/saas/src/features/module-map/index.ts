import { lazy } from 'react';

/** A chunk of its own, data and all: only platform operators have this page. */
export const ModuleMapPage = lazy(async () => {
  const page = await import('./views/module-map-page.view');
  await page.prepare();
  return page;
});
