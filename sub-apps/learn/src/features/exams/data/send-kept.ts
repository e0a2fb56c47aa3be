import { api, quietly } from '@edu/shared-utility';
import { finalOf } from './desk-state';
import { forgetAnswers, keepAnswers, keptOf } from './kept-answers';

const BATCH = 50;

/** One sitting's, as far as the server takes them; a tab that sits it may go on writing meanwhile. */
export async function sendOne(owner: string, id: string): Promise<void> {
  for (let stored = keptOf(owner, id); stored.changes.length > 0; stored = keptOf(owner, id)) {
    const changes = stored.changes.slice(0, BATCH);
    try {
      await api.sitting.answer({ id, changes }, quietly);
    } catch (error) {
      const final = finalOf(error);
      if (!final || final.kind === 'invalid') return;
      forgetAnswers(owner, id);
      return;
    }
    const sent = new Map(changes.map(({ questionId, at }) => [questionId, at]));
    const now = keptOf(owner, id);
    const rest = now.changes.filter(({ questionId, at }) => at > (sent.get(questionId) ?? 0));
    keepAnswers(owner, id, { ...now, changes: rest });
  }
}
