import { LRUCache } from 'lru-cache';
import type { Tx } from '../../db/database';
import { stampOf } from './roll-up/stamp';

/** Of each some kilobytes. */
const MOST_ANSWERS = 300;

interface Answer {
  readonly stamp: number;
  readonly value: Promise<unknown>;
}

/** Answers that are costly to count, kept until the roll-up has changed what they are counted from. */
export class ResultCache {
  private readonly answers = new LRUCache<string, Answer>({ max: MOST_ANSWERS });

  /**
   * What was counted under this key since the last change; of those who ask at once, one counts.
   *
   * @param key of whose figures and which: callers with other visibility must not share it (`Within.key`)
   */
  async answer<T>(tx: Tx, key: readonly unknown[], count: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const stamp = await stampOf(tx);
    const cached = this.answers.get(name);
    // another's failure is not ours
    if (cached?.stamp === stamp) return (cached.value as Promise<T>).catch(count);
    const value = count();
    this.answers.set(name, { stamp, value });
    value.catch(() => this.answers.delete(name));
    return value;
  }
}
