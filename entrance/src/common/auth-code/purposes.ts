/** What a code is sent for; each has its own cooldown. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'reset'
  | 'new-login-phone'
  | 'new-login-mail'
  | 'new-reset-phone'
  | 'new-reset-mail'
  | 'invitation';
