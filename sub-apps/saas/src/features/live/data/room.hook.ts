import type { LiveRoom } from '@edu/shared-utility';
import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { useLiveClock } from '@edu/shared-utility/media';
import { data } from '../../../common/page-data';

/** The room of a session; read again when it opens, begins or ends, and at intervals. */
export function useRoom(id: string) {
  const read = data.useLiveRoomQuery(id === '' ? skipToken : { id }, { pollingInterval: 30_000 });
  const load = loadedOf(read);
  const room: LiveRoom | undefined = load.status === 'failed' ? undefined : load.data;
  const { refetch } = read;
  const now = useLiveClock(room, refetch);
  return { load, room, now, refetch };
}
