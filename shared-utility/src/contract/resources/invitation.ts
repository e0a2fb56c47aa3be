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
  /** The password was removed, because somebody else knew it; the owner sets a new one by code. */
  passwordCleared: boolean;
}

const open = { ours: true, auth: false } as const;

/** Invitations to owners of existing accounts, who have to accept before they become staff; ours. */
export const invitation = {
  /** Open invitations to the staff of the caller's organisation; phone numbers are masked. */
  find: read<PageQuery, Page<Invitation>>()(base, { ours: true, returns: 'page' }),
  withdraw: post<{ id: string }, null>()(`${base}/withdraw`, { ours: true }),
  /** The unmasked phone number; the request is recorded and needs `administrator.reveal`. */
  reveal: post<{ id: string }, { value: string }>()(`${base}/{id}/reveal`, {
    ours: true,
    returns: 'object',
  }),
  /** Open invitations of the person, in all tenants. */
  findMine: read<None, OwnInvitation[]>()(`${base}/mine`, { ours: true, returns: 'list' }),
  /** Sends a code when an invitation of the page's tenant waits for that account; answers the same when none does. */
  sendCode: post<{ account: string }, null>()(`${base}/code`, open),
  accept: post<InvitationAnswer, InvitationAccepted>()(`${base}/accept`, {
    ...open,
    returns: 'object',
  }),
  decline: post<InvitationAnswer, null>()(`${base}/decline`, open),
} as const;
