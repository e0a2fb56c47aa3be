/** The four send buttons of the account centre, each with its own cooldown (specification §4). */
export type CodePurpose = 'phone-old' | 'phone-new' | 'mail-old' | 'mail-new';

/** The button of what is bound already; a code to it proves the person, whatever for. */
export const purposeOfBound = (account: string): CodePurpose =>
  account.includes('@') ? 'mail-old' : 'phone-old';
