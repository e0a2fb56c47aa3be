/**
 * Business codes of the envelope. 0, 303, 10000 and 50001 are those of specification §8; the others are ours.
 * Every code has a phrase in each locale on the server and a row in docs/errors.md.
 */
export const errorCodes = {
  ok: 0,
  /** The session has expired or was ended elsewhere (`SessionOver`): storage is cleared, the login page follows. */
  sessionExpired: 303,
  /** No valid session at all: as 303. */
  notLoggedIn: 10000,
  /** An error that is never toasted. */
  silent: 50001,
  /** A parameter is missing or malformed; `data.fields` names them. */
  invalidInput: 40000,
  /** Unknown account, wrong password or wrong code: one answer for all. */
  loginRefused: 40001,
  tenantDisabled: 40002,
  tenantUnknown: 40003,
  noOrganisation: 40004,
  /** The password is older than the tenant allows; shown in info style. */
  passwordTooOld: 40005,
  /**
   * A code that is wrong, used, too old or was tried too often; `data.isAlive` says whether another try can be right.
   */
  codeRefused: 40006,
  /** Every place of the person in this tenant is suspended. */
  placeSuspended: 40010,
  /** The person is not real-name verified. */
  notVerified: 40007,
  /** No face is enrolled to compare with. */
  faceNotEnrolled: 40008,
  /** The face was not accepted; `data.remaining` attempts are left. */
  faceRefused: 40009,
  /** The new phone number or mail address is the one that is bound. */
  sameAccount: 40011,
  forbidden: 40300,
  /** A read-only demo session tried to change something. */
  demoReadOnly: 40301,
  /** An account change whose earlier step is missing or over. */
  stepOutOfOrder: 40302,
  /** The session was not proved within five minutes; `data` says how it can be (`ProofNeeded`). */
  proofNeeded: 40303,
  /** The proof of a log-in was right, the second factor is still to come; `data` is `SecondStepNeeded`. */
  secondStepNeeded: 40304,
  /** A platform operator without a second factor, in production: the session may only add one. */
  secondFactorDemanded: 40305,
  /** A phone or mail address bound within a day sets no password; `data.until` says when it does. */
  addressTooNew: 40306,
  notFound: 40400,
  /** The path is served, but not with that method; `Allow` names those it takes. */
  methodNotAllowed: 40500,
  /** The request did not come within its time. */
  requestTimeout: 40800,
  conflict: 40900,
  payloadTooLarge: 41300,
  tooManyRequests: 42900,
  headersTooLarge: 43100,
  internal: 50000,
  notImplemented: 50100,
  /** The database does not answer, or the server is stopping: HTTP 503, `data.retryAfter` in seconds. */
  unavailable: 50300,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
