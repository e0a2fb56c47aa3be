import { lazyPage } from '@edu/shared-utility';

/** /payment/orders: what people have paid and are to pay. */
export const OrdersPage = lazyPage('payment', () => import('./views/payments-page.view'));
/** /payment/provider: through whom people pay. */
export const ProviderPage = lazyPage('payment', () => import('./views/provider-page.view'));
