import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paymentState } from '../domain/payment/provider';
import { isAllowed } from '../http/caller';
import { route } from '../http/route';

const provider = z.object({
  name: z.enum(['none', 'wechatpay', 'alipay']),
  isConfigured: z.boolean(),
  problem: z.enum(['unset', 'settings', 'noClient']).nullable(),
  missing: z.array(z.string()),
});

/** Which payment provider is used; orders have routes of their own. */
export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.payment.provider, {
    response: provider,
    access: 'order.read',
    handler: async (_, { caller }) =>
      paymentState(app.services.payment, isAllowed(caller, 'order.write')),
  });
}
