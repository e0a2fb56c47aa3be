import { isNewSaas } from '@edu/shared-utility';

/** Where a new password is set in the tenant's flow. */
export const forgetPath = () => (isNewSaas() ? '/entrance_new/forget' : '/entrance/forget');
