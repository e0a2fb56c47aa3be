import type { Page } from '@playwright/test';
import { atRest } from './legible';
import { openFully } from './open-whole';
import type { Product } from './product';
import { storeNewSession } from './session';
import type { Visit } from './visit';

/** Logs in on a phone-sized page and opens the students' page of a tenant. */
export async function arriveAt(
  { page }: Visit,
  product: Product,
  host: string,
  account: string,
  language: string,
): Promise<Page> {
  const origin = product.origin.replace('localhost', host);
  await page.setViewportSize({ width: 390, height: 844 });
  await storeNewSession(page, origin, account);
  await page.evaluate(
    (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
    language,
  );
  await openFully(page, `${origin}/saas/student`);
  await page.getByRole('banner').getByRole('button').last().waitFor();
  await atRest(page);
  return page;
}
