/**
 * Runs inline in the page and draws, before any module has loaded, a skeleton of what is coming: the tenant's bar,
 * menu and a list, or the log-in's form. The modules then draw over it, in the same places. After the paint it
 * preloads the files of the session: earlier they would compete with the page's own files and delay the paint.
 */

import { drawFirst } from './draw';
import { preloadForSession } from './session-preloads';
import { watchBoot } from './watch-boot';

drawFirst();
watchBoot(() => window.location.reload());
requestAnimationFrame(() => setTimeout(preloadForSession));
