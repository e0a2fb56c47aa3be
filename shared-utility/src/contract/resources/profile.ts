import { post, read } from '../endpoint';
import type { HiddenField } from './student';

const base = '/platform/v1/profiles';

/** A person of the organisation who has an account but no personal record yet. */
export interface RecordOwner {
  accountId: string;
  name: string;
  /** Masked. */
  phone: string;
}

/** Calls for personal records beyond those of the specification (`user`); ours. */
export const profile = {
  /** People whose record may be created, by a part of the name; at most twenty. */
  findPeople: read<{ keyword?: string }, RecordOwner[]>()(`${base}/people`, {
    ours: true,
    returns: 'list',
  }),
  /** The whole number; recorded in the audit trail and limited per minute. */
  reveal: post<{ id: string; field: HiddenField }, { value: string | null }>()(
    `${base}/{id}/reveal`,
    { ours: true, returns: 'object' },
  ),
} as const;
