import type { Invitation, OwnInvitation } from '../administration-entities';
import { type None, post, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/platform/v1/invitations';

/**
 * A code on the invited person's own phone or mail address proves that they answer themselves. Anyone who answered
 * already, in another tab too, gets 40900 with `data.answer`: `accepted` or `declined`.
 */
export interface InvitationAnswer {
  account: string;
  authCode: string;
}

export interface InvitationAccepted {
  /** Names of the organisations that the person belongs to now. */
  organs: string[];
  /** Somebody else knew the account's password: it is gone, and the owner sets one by code. */
  passwordCleared: boolean;
}

const open = { ours: true, auth: false } as const;

/** Ours: an account that exists already gets a place only when its owner accepts. */
export const invitation = {
  /** Open invitations to the staff of the caller's organisation; phones with a hidden middle. */
  find: read<PageQuery, Page<Invitation>>()(base, { ours: true, returns: 'page' }),
  withdraw: post<{ id: string }, null>()(`${base}/withdraw`, { ours: true }),
  /** The whole phone, which is recorded; needs `administrator.reveal`. */
  reveal: post<{ id: string }, { value: string }>()(`${base}/{id}/reveal`, {
    ours: true,
    returns: 'object',
  }),
  /** What waits for the person of the session, in all tenants. */
  findMine: read<None, OwnInvitation[]>()(`${base}/mine`, { ours: true, returns: 'list' }),
  /** Sends a code when an invitation of the page's tenant waits for that account; answers the same when none does. */
  sendCode: post<{ account: string }, null>()(`${base}/code`, open),
  accept: post<InvitationAnswer, InvitationAccepted>()(`${base}/accept`, {
    ...open,
    returns: 'object',
  }),
  decline: post<InvitationAnswer, null>()(`${base}/decline`, open),
} as const;
