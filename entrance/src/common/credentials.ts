/** What a person sends to prove who they are. None of it is ever kept in a state. */
export interface Credentials {
  account: string;
  password: string;
  /** Keep the account's name (never the password) for the next time. */
  remember: boolean;
}

/** An account and the code that was sent to it. */
export interface CodeProof {
  account: string;
  authCode: string;
}

/** A new password, proved by a code. */
export interface PasswordReset extends CodeProof {
  passwordNew: string;
  repsw: string;
}
