import type { AskedQuestionnaire, FormAnswers } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { countEachOrRefuse, countOrRefuse, uncountHits } from '../codes/limits';
import { networkOf } from '../network';
import { tenantOfHost } from '../tenants';
import { rowOfKey, viewForRespondent } from './respondents';
import { submitAnswer } from './submit-answer';

/** Unknown links allowed per network, so that links cannot be found by brute force. */
const WRONG_LINK_LIMIT = { max: 60, seconds: 3600 };
/** Answers per network to one questionnaire: enough for a school behind one address, too few for a script. */
const SUBMISSION_LIMIT = { max: 120, seconds: 600 };

interface LinkVisitor {
  readonly host: string;
  readonly ip: string;
}

/** Counts a use of an unknown link, for which `work` throws, as an attempt of the network. */
async function limitWrongLinks<T>(
  db: Database,
  { ip }: LinkVisitor,
  work: () => Promise<T>,
): Promise<T> {
  const hits = await countEachOrRefuse(db, [[`questionnaire:${networkOf(ip)}`, WRONG_LINK_LIMIT]]);
  const result = await work();
  await uncountHits(db, hits);
  return result;
}

/** What a link shows to anybody. */
export const readByLink = (
  db: Database,
  visitor: LinkVisitor,
  { key, mark }: { readonly key: string; readonly mark?: string | undefined },
): Promise<AskedQuestionnaire> =>
  limitWrongLinks(db, visitor, () =>
    db.withSystem(async (tx) => {
      const { id: tenantId } = await tenantOfHost(tx, visitor.host);
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
  visitor: LinkVisitor,
  { key, mark, ...input }: LinkAnswers,
): Promise<void> {
  const row = await limitWrongLinks(db, visitor, () =>
    db.withSystem(async (tx) => rowOfKey(tx, (await tenantOfHost(tx, visitor.host)).id, key)),
  );
  await countOrRefuse(db, `questionnaire:${row.id}:${networkOf(visitor.ip)}`, SUBMISSION_LIMIT);
  await db.withSystem((tx) => submitAnswer(tx, row, { mark }, input));
}
