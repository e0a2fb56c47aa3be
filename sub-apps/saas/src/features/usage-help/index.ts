import { lazy } from 'react';

/** A chunk of its own: only home-services tenants have this page. */
export const UsageHelpPage = lazy(async () => {
  const page = await import('./views/usage-help-page.view');
  await page.prepare();
  return page;
});
