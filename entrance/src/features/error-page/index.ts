import { phrases } from './phrases';
import { ErrorPage } from './views/error-page.view';

/** Exports of this screen's chunk. */
export const screen = { Page: ErrorPage, phrases: [phrases] };
