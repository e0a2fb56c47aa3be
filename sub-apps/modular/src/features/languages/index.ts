import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own, with its phrases and the list components. */
export const LanguagesPage = lazyPage('modular', () => import('./views/languages-page.view'));
