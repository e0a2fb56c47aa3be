/** The four send buttons of the account centre, each with its own cooldown (specification §4). */
export type CodePurpose = 'phone-old' | 'phone-new' | 'mail-old' | 'mail-new';

/** Purpose of codes to the account that is already bound; they prove the person for any action. */
export const purposeOfBound = (account: string): CodePurpose =>
  account.includes('@') ? 'mail-old' : 'phone-old';
