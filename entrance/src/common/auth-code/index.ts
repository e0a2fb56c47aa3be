import { authCodeSaga } from './auth-code.saga';
import { authCodeSlice } from './auth-code.slice';

export type { CodePurpose } from './calls';
export { CodeField } from './code-field.view';

/** Reducer and saga that a screen with codes adds to the store. */
export const authCodePart = { slice: authCodeSlice, saga: authCodeSaga };
