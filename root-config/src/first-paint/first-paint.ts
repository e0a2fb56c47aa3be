/**
 * Runs inline in the page and draws, before any module has loaded, a skeleton of the page to come: the tenant's bar,
 * menu and a list, or the log-in's form. The modules then render in the same places. The page's files are only
 * preloaded after the first frame, since browsers compile files on arrival, which would delay the paint.
 */

import { drawFirst } from './draw';
import { preloadFiles } from './preloads';
import { watchBoot } from './watch-boot';

drawFirst();
watchBoot(() => window.location.reload());
// A background tab paints no frame.
if (document.hidden) preloadFiles();
else requestAnimationFrame(() => setTimeout(preloadFiles));
