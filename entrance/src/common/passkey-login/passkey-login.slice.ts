import { createSubmitSlice } from '../submit';

/** Nothing is typed: the browser knows who has a passkey for this host. */
export const passkeyLoginSlice = createSubmitSlice<null>('passkeyLogin');
