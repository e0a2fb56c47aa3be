import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { typedCode } from '../domain/redemption/code-fields';
import { ownOrders, readCodeOffer, redeemCode } from '../domain/redemption/redeem';
import { refuseInDemo } from '../http/demo';
import { route } from '../http/route';
import { orderReply } from './course-order-replies';
import { offerReply, redeemedReply } from './redemption-replies';

/** What the holder of a code sees and redeems. */
export async function codeOfferRoutes(app: FastifyInstance): Promise<void> {
  const { redemption } = contract;
  const { files } = app.services;

  route(app, redemption.find, {
    request: typedCode,
    response: offerReply,
    handler: ({ code }, { db, caller, tx }) =>
      readCodeOffer({ db, caller, tx, fileAddressOf: fileAddressesFor(files, caller) }, code),
  });

  route(app, redemption.redeem, {
    request: typedCode,
    response: redeemedReply,
    handler: ({ code }, { db, caller, tx, zone }) => {
      refuseInDemo(caller.readOnly);
      return redeemCode({ db, caller, tx, zone: zone() }, code);
    },
  });

  route(app, redemption.findMine, {
    response: z.array(orderReply),
    handler: (_, { tx, caller }) => tx((t) => ownOrders(t, caller)),
  });
}
