import { type None, post, search } from '../endpoint';

const base = '/monitor/v1';

/** Face check (specification §3). `userImage` is a base64 JPEG without the data: prefix. */
export interface FaceCheck {
  businessId: string;
  /** 4 is an account change (architecture §3). */
  businessType: number;
  userImage: string;
  isSave: boolean;
  businessSource: string;
}

/** One-time ticket of the QR link: lets one other device verify this session's person. */
export interface RealNameTicket {
  ticket: string;
  expiresAt: string;
  /** Remaining validity, for pages whose clock differs from the server's. */
  seconds: number;
}

/** Whether a ticket can still be used: `done` if it was used, `over` in every other case. */
export interface RealNameTicketState {
  status: 'open' | 'done' | 'over';
}

/** What the person types on the device that scanned the QR code. */
export interface RealNameProof {
  ticket: string;
  name: string;
  idNumber: string;
  /** Base64 JPEG of the person's face, enrolled for later comparisons; without it none is. */
  userImage?: string;
}

/** Identity checks (specification §7). */
export const monitor = {
  /** Answers the digest of token + "true" when the face matches; errors are not toasted. */
  humanFaceComparison: post<FaceCheck, string>()(`${base}/humanFace/comparison`, { toast: false }),
  /** Answers the digest of token + "true" when the person is real-name verified. */
  isRealNameAuthentication: search<None, string>()(`${base}/user/oauth/isRealNameAuthentication`),
  /** The specification's second real-name check, named there without a path. */
  checkRealNameAuthentication: search<None, string>()(
    `${base}/user/oauth/checkRealNameAuthentication`,
    { ours: true, shell: true },
  ),
  createRealNameTicket: post<None, RealNameTicket>()(`${base}/user/oauth/createRealNameTicket`, {
    ours: true,
    shell: true,
    returns: 'object',
  }),
  /** For the device that scanned the code, before it asks its person for anything. */
  findRealNameTicket: search<{ ticket: string }, RealNameTicketState>()(
    `${base}/user/oauth/findRealNameTicket`,
    { auth: false, ours: true, shell: true, returns: 'object' },
  ),
  /** From the device that scanned the code: the ticket represents the session, once. */
  verifyRealName: post<RealNameProof, null>()(`${base}/user/oauth/verifyRealName`, {
    auth: false,
    ours: true,
    shell: true,
  }),
  /** Enrols a verified person's face again; needs the grant of a code, as a change of the account does. */
  enrolFace: post<{ userImage: string }, null>()(`${base}/humanFace/enrol`, { ours: true }),
  /** Deletes the enrolled face and everything stored of it at once. */
  withdrawFace: post<None, null>()(`${base}/humanFace/withdraw`, { ours: true }),
} as const;
