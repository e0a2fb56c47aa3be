import { lazyPage } from '@edu/shared-utility';

/** /learn/redeem: redeems a code for a course, and lists the person's orders. */
export const RedeemPage = lazyPage('learn', () => import('./views/redeem-page.view'));
