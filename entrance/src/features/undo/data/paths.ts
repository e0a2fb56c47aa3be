import { isNewSaas } from '@edu/shared-utility';

/** The pages of the tenant's flow that an undone change leads to. */
export const loginPath = () => (isNewSaas() ? '/entrance_new/login' : '/entrance/login');
export const forgetPath = () => (isNewSaas() ? '/entrance_new/forget' : '/entrance/forget');
