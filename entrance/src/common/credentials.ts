/** Credentials. None of them is ever kept in a state. */
export interface Credentials {
  account: string;
  password: string;
  /** Whether the account's name (never the password) is stored for the next log-in. */
  remember: boolean;
}

/** An account with the code that was sent to it. */
export interface CodeProof {
  account: string;
  authCode: string;
}

/** A new password with the code that authorises it. */
export interface PasswordReset extends CodeProof {
  passwordNew: string;
  repsw: string;
}
