import { lazyPage } from '@edu/shared-utility';

/** /learn/redeem: a code becomes a course; what the person has bought is below. */
export const RedeemPage = lazyPage('learn', () => import('./views/redeem-page.view'));
