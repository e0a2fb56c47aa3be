import { api } from '../api';
import { errorCodes } from '../contract/error-codes';
import { isApiError } from '../http';
import { context, isNewSaas, type MenuNode } from '../storage';
import { normaliseMenu } from './menu-tree';
import { singleFlight, thisSession } from './single-flight';
import { withUsageHelp } from './usage-help';

/** The permission menu in the new flow, else the role menu (specification §2). */
const fetchMenu = () => (isNewSaas() ? api.userNew.getMenu() : api.user.getUserMenu());

/** An empty menu may mean that the person no longer has this place, so the place is refreshed once. */
async function fetchMenuOfPlace() {
  const nodes = await fetchMenu();
  if (nodes.length > 0) return nodes;
  // A chunk of its own, since it is rarely needed.
  const { refreshPlace } = await import('./refresh-place');
  const changed = await refreshPlace().catch(() => false);
  return changed ? fetchMenu() : nodes;
}

/** Loads the menu once a page; components read its state from the context. */
export function loadMenu(options: { force?: boolean } = {}): Promise<MenuNode[]> {
  const cached = context.get('menu');
  if (cached.status === 'ready' && !options.force) return Promise.resolve(cached.nodes);
  // A menu is in one language: a request in another language is neither shared nor cached.
  const language = context.get('language');
  return singleFlight(`menu ${language}`, async () => {
    const sameSession = thisSession();
    const isStillCurrent = () => sameSession() && context.get('language') === language;
    // While a new menu is loading, the present one stays on screen.
    if (cached.status !== 'ready') context.set('menu', { status: 'loading' });
    try {
      const nodes = withUsageHelp(normaliseMenu(await fetchMenuOfPlace()));
      if (isStillCurrent()) context.set('menu', { status: 'ready', nodes });
      return nodes;
    } catch (error) {
      const code = isApiError(error) ? error.code : errorCodes.internal;
      const message = error instanceof Error ? error.message : String(error);
      if (isStillCurrent() && context.get('menu').status !== 'ready') {
        context.set('menu', { status: 'failed', code, message });
      }
      throw error;
    }
  });
}
