import { userInfo } from '../domain/profile';
import { refuseInDemo } from '../http/demo';
import type { SessionCall } from '../http/route-call';
import type { Author } from '../import-map/author';

/** The author of a change of modules, for the history. Throws in a demo session. */
export async function changeAuthor({ caller, ip, tx }: SessionCall): Promise<Author> {
  refuseInDemo(caller.readOnly);
  const { accountId: id, tenantId } = caller;
  const { name: person, nickname } = await tx((t) => userInfo(t, id));
  return { who: person || nickname || id, account: { id, tenantId, ip } };
}
