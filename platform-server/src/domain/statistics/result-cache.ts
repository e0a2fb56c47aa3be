import { LRUCache } from 'lru-cache';
import type { Tx } from '../../db/database';
import { stampOf } from './roll-up/stamp';

/** Maximum of cached results, of some kilobytes each. */
const MAX_ANSWERS = 300;

interface Answer {
  readonly stamp: number;
  readonly value: Promise<unknown>;
}

/** Caches results that are costly to compute, until the roll-up changes the figures. */
export class ResultCache {
  private readonly answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });

  /**
   * The result cached under this key since the last change; concurrent callers share one computation.
   *
   * @param key must include the visibility: callers who see other rows must not share it (`Within.key`)
   */
  async answer<T>(tx: Tx, key: readonly unknown[], count: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const stamp = await stampOf(tx);
    const cached = this.answers.get(name);
    // A failure of another caller's computation is not passed on: it is computed again.
    if (cached?.stamp === stamp) return (cached.value as Promise<T>).catch(count);
    const value = count();
    this.answers.set(name, { stamp, value });
    value.catch(() => this.answers.delete(name));
    return value;
  }
}
