import { userInfo } from 'node:os';
import type { OpenedDatabase } from '../../db/open-database';
import type { Settings } from '../../settings';
import type { FileLiveMap } from '../../static/live-map';
import { createKeeper } from '../create';
import { describeState } from '../describe';
import { describeChange } from '../describe-change';
import { MapRefusal } from '../edit-map';
import { wishOf } from '../wish';
import { CommandError, type Desk } from './desk';

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MapRefusal)) throw error;
    throw new CommandError(
      [error.message, ...error.problems.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
}

/** Carries out commands here: no server runs, so the database is free. */
export async function openLocalDesk(
  database: OpenedDatabase,
  settings: Settings,
  live: FileLiveMap,
): Promise<Desk> {
  const { db } = database;
  const keeper = createKeeper(db, settings);
  // An edit that somebody made while nothing ran is recorded before anything else.
  await live.follow(keeper);
  const author = { who: `${userInfo().username} (command line)`, account: null };
  return {
    state: async () => describeState(db, keeper, await live.current()),
    history: async () => (await keeper.history(50)).map(describeChange),
    change: ({ why, force, ...wish }, ifMatch) =>
      inWords(async () => keeper.change(wishOf(wish), { author, why, ifMatch, force })),
    decide: (id, yes) => inWords(() => keeper.decide(id, yes, author)),
    rollOut: ({ why, force, ...wish }) =>
      inWords(() => keeper.putRollout(wish, { author, why, force })),
    stopRollout: (module, why) => inWords(() => keeper.stopRollout(module, { author, why })),
    async close() {
      await live.stop();
      await database.close();
    },
  };
}
