import { api, type CodeOffer, withoutToast } from '@edu/shared-utility';

/**
 * The course that a code opens. Not in the data layer: every click requests it again, since the code may have been
 * redeemed meanwhile.
 */
export const fetchCodeOffer = (code: string): Promise<CodeOffer> =>
  api.redemption.find({ code }, withoutToast);
