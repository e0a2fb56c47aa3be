import { errorCodes } from '@edu/shared-utility/contract';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { BusinessError } from './business-error';

/**
 * Checks a call's parameters by its schema. Zod compares the `length` of whatever has one with a text's
 * limit, and throws where that is no number: such parameters are refused like every other wrong one.
 */
export const compileValidator: typeof validatorCompiler = (route) => {
  const check = validatorCompiler(route);
  return (data) => {
    try {
      return check(data);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { error: new BusinessError(errorCodes.invalidInput) };
    }
  };
};
