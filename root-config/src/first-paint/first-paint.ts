/**
 * Stands in the page itself and draws, before any module is there, the skeleton of what is coming:
 * the tenant's bar, menu and a list, or the log-in's form. The modules then draw over it, each in
 * the place that is kept for it.
 */

import { drawFirst } from './draw';

drawFirst();
