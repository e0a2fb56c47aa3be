import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';

/** The result of checking a code. After a wrong one the sent code stays valid until its attempts are used up. */
export type CodeStatus = 'right' | 'wrong' | 'dead';

/** The error for a refused code; `isAlive` if the sent code can still be entered correctly. */
export const codeRefused = (isAlive = false): BusinessError =>
  new BusinessError(errorCodes.codeRefused, {
    data: { isAlive },
    phrase: codeAdvice(isAlive ? 'wrong' : 'dead'),
  });

/** The advice to a person whose code was refused. */
export const codeAdvice = (codeStatus: Exclude<CodeStatus, 'right'>): PhraseKey =>
  codeStatus === 'wrong' ? 'code.wrong' : 'error.codeRefused';
