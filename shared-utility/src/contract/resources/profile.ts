import { post, read } from '../endpoint';
import type { HiddenField } from './student';

const base = '/platform/v1/profiles';

/** Somebody of the organisation who has an account and no personal record yet. */
export interface RecordOwner {
  accountId: string;
  name: string;
  /** With a hidden middle. */
  phone: string;
}

/** What the platform does with personal records beyond the specification's own calls (`user`); ours. */
export const profile = {
  /** Whose record may be made, by a part of the name; twenty at most. */
  findPeople: read<{ keyword?: string }, RecordOwner[]>()(`${base}/people`, {
    ours: true,
    returns: 'list',
  }),
  /** The whole number; who saw which number of whom is a line of the trail. So many a minute. */
  reveal: post<{ id: string; field: HiddenField }, { value: string | null }>()(
    `${base}/{id}/reveal`,
    { ours: true, returns: 'object' },
  ),
} as const;
