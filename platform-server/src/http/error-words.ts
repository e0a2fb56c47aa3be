import type { Locale } from '@edu/shared-utility/contract';
import { codePhrase, phrase } from '../phrases';
import type { BusinessError } from './business-error';

/** The refusal's message in the person's language. */
export const errorMessage = ({ code, options }: BusinessError, locale: Locale): string =>
  phrase(locale, options.phrase ?? codePhrase(code), options.values);
