import type { Page } from '@playwright/test';

type RouteUrl = Parameters<Page['route']>[0];

/**
 * Holds back requests to these addresses until the returned function is called.
 *
 * @param times how many are held; all by default
 */
export async function holdRequests(
  page: Page,
  url: RouteUrl,
  options: { times?: number } = {},
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold: Parameters<Page['route']>[1] = async (route) => {
    await released;
    // The page may have given the request up.
    await route.fallback().catch(() => {});
  };
  await page.route(url, hold, options);
  return release;
}
