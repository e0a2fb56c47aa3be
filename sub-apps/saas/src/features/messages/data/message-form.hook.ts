import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementChannel,
  AnnouncementInput,
} from '@edu/shared-utility';
import { trimmed, useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** The fields, by the call's parameter names. */
export interface MessageValues {
  readonly title: string;
  readonly text: string;
  readonly audience: AnnouncementAudience;
  readonly channels: AnnouncementChannel[];
}

const blank: MessageValues = {
  title: '',
  text: '',
  audience: { kind: 'all', ids: [] },
  channels: [],
};

const valuesOf = (row: Announcement | null): MessageValues => {
  if (row === null) return blank;
  const { title, text, audience, channels } = row;
  return { title, text, audience, channels };
};

const inputOf = (values: MessageValues): AnnouncementInput => trimmed({ ...values });

/**
 * The state of a draft's form, for a new or an existing draft.
 *
 * @param reload reads the list again
 */
export function useMessageForm(reload: () => void) {
  const [save] = data.useAnnouncementSaveMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add: (input: AnnouncementInput) => save(input),
    change: ({ id, version }: Announcement, changes) => save({ id, version, ...changes }),
    done: (isNew) => phrases.t(isNew ? 'added' : 'saved'),
    reload,
    draft: { name: 'saas.message', idOf: ({ id }) => id },
  });
}
