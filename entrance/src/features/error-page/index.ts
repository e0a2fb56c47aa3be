import { phrases } from './phrases';
import { ErrorPage } from './views/error-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = { Page: ErrorPage, phrases: [phrases] };
