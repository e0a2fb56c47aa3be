import { api, type CodeOffer, quietly } from '@edu/shared-utility';

/** What a code opens. No part of the data layer: each press asks again, for another may have redeemed it meanwhile. */
export const fetchCodeOffer = (code: string): Promise<CodeOffer> =>
  api.redemption.look({ code }, quietly);
