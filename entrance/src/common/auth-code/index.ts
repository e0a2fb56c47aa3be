import { authCodeSaga } from './auth-code.saga';
import { authCodeSlice } from './auth-code.slice';

export { CodeField } from './code-field.view';
export type { CodePurpose } from './purposes';

/** What a screen with a code adds to the store. */
export const authCodePart = { slice: authCodeSlice, saga: authCodeSaga };
