import { abortable, api } from '@edu/shared-utility';
import { submitSaga } from '../../../common/submit';
import { slhSignInSlice } from './slh-sign-in.slice';

export const slhSignInSaga = submitSaga(slhSignInSlice, function* (company) {
  yield* abortable((signal) => api.slhCompany.saveCompany(company, { signal }));
  return 'done' as const;
});
