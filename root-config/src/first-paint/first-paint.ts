/**
 * Runs in the page itself and draws, before any module is there, the skeleton of what is coming:
 * the tenant's bar, menu and a list, or the log-in's form. The modules then draw over it, each in
 * the place that is kept for it. When that is painted it asks for the files that only this browser
 * knows to be needed: they are in the queue behind the page's own, and would hold up the painting.
 */

import { drawFirst } from './draw';
import { preloadForSession } from './session-preloads';

drawFirst();
requestAnimationFrame(() => setTimeout(preloadForSession));
