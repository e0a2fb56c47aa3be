import { lazyPage } from '@edu/shared-utility';

/** /payment/orders: paid and open orders. */
export const OrdersPage = lazyPage('payment', () => import('./views/payments-page.view'));
/** /payment/provider: the payment provider. */
export const ProviderPage = lazyPage('payment', () => import('./views/provider-page.view'));
