import { isNewSaas } from '@edu/shared-utility';

/** Path of the page for a new password in the tenant's flow. */
export const forgetPath = () => (isNewSaas() ? '/entrance_new/forget' : '/entrance/forget');
