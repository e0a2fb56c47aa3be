/** A session of the account. */
export interface AccountSession {
  sessionId: string;
  /** User agent at the log-in; empty without one. */
  userAgent: string;
  ip: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
  /**
   * `shell`: another platform made the session, and only those that came by this shell are listed. Absent where all
   * are.
   */
  scope?: 'shell';
}

export type AccountAction =
  | 'login'
  | 'loginRefused'
  | 'logout'
  | 'passwordChanged'
  | 'phoneBound'
  | 'phoneReplaced'
  | 'mailBound'
  | 'mailReplaced'
  | 'verified'
  | 'faceEnrolled'
  | 'faceWithdrawn'
  | 'faceMatched'
  | 'logoutApplied'
  | 'logoutWithdrawn'
  | 'sessionsEnded'
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'factorsRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'changesUndone'
  | 'noticesChosen'
  | 'calendarOpened'
  | 'calendarClosed';

/** An entry of the account's own history. */
export interface AccountActivity {
  id: string;
  action: AccountAction;
  ip: string;
  userAgent: string;
  happenedAt: string;
}
