import { context, isI18nEnabled } from '@edu/shared-utility';

/** Whether a language may be chosen here: of the tenant's several, or back from one that was chosen at the entrance. */
export const offersLanguage = (): boolean => isI18nEnabled() || context.isSet('language');
