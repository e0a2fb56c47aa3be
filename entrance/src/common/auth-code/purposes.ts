/** What a code is sent for; each has its own cooldowns, one for each number or address. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'reset'
  | 'new-login-phone'
  | 'new-login-mail'
  | 'new-reset-phone'
  | 'new-reset-mail'
  | 'invitation';
