import { errorCodes } from '@edu/shared-utility/contract';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { BusinessError } from './business-error';

/**
 * Validates parameters by the call's schema. Zod compares the `length` of any value with a text's limit and throws
 * if it is not a number: that is reported as a validation error, too.
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
