/**
 * Runs inline in the page and draws, before any module has loaded, a skeleton of what is coming: the tenant's bar,
 * menu and a list, or the log-in's form. The modules then draw over it, in the same places. The page's files are
 * preloaded behind the first frame: browsers compile them as they arrive, which would hold up the painting.
 */

import { drawFirst } from './draw';
import { preloadFiles } from './preloads';
import { watchBoot } from './watch-boot';

drawFirst();
watchBoot(() => window.location.reload());
// a tab in the background draws no frame
if (document.hidden) preloadFiles();
else requestAnimationFrame(() => setTimeout(preloadFiles));
