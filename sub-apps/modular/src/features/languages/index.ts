import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own, with its texts and the kit of lists. */
export const LanguagesPage = lazyPage('modular', () => import('./views/languages-page.view'));
