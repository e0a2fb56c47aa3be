import type { AskedQuestionnaire, FormAnswers } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { countOrRefuse, refundAll, takeHits } from '../codes/limits';
import { networkOf } from '../network';
import { tenantOfHost } from '../tenants';
import { rowOfKey, viewForRespondent } from './respondents';
import { submitAnswer } from './submit-answer';

/** Links that lead nowhere, of one network, so that links cannot be found by trying. */
const WRONG = { max: 60, seconds: 3600 };
/** Answers of one network to one questionnaire: a school behind one address is let through, a program is not. */
const ANSWERS = { max: 120, seconds: 600 };

interface Stranger {
  readonly host: string;
  readonly ip: string;
}

/** A link's questionnaire; what it was not costs the network a try. */
async function found<T>(db: Database, { ip }: Stranger, work: () => Promise<T>): Promise<T> {
  const hits = await takeHits(db, [[`questionnaire:${networkOf(ip)}`, WRONG]]);
  const result = await work();
  await refundAll(db, hits);
  return result;
}

/** What a link leads to, for anybody. */
export const readByLink = (
  db: Database,
  stranger: Stranger,
  { key, mark }: { readonly key: string; readonly mark?: string | undefined },
): Promise<AskedQuestionnaire> =>
  found(db, stranger, () =>
    db.withSystem(async (tx) => {
      const { id: tenantId } = await tenantOfHost(tx, stranger.host);
      const row = await rowOfKey(tx, tenantId, key);
      return viewForRespondent(tx, row, mark === undefined ? null : { mark });
    }),
  );

interface LinkAnswers {
  readonly key: string;
  readonly mark: string;
  readonly values: FormAnswers;
  readonly seconds?: number | undefined;
}

/** An answer from a browser without a session. */
export async function submitByLink(
  db: Database,
  stranger: Stranger,
  { key, mark, ...input }: LinkAnswers,
): Promise<void> {
  const row = await found(db, stranger, () =>
    db.withSystem(async (tx) => rowOfKey(tx, (await tenantOfHost(tx, stranger.host)).id, key)),
  );
  await countOrRefuse(db, `questionnaire:${row.id}:${networkOf(stranger.ip)}`, ANSWERS);
  await db.withSystem((tx) => submitAnswer(tx, row, { mark }, input));
}
