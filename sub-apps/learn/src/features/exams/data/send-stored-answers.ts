import { api, withoutToast } from '@edu/shared-utility';
import { finalFaultOf } from './sitting-progress';
import { removeStoredAnswers, storeAnswers, storedSitting } from './stored-answers';

const BATCH = 50;

/** Sends the stored answers of one sitting; another tab may be writing to them meanwhile. */
export async function sendStoredSitting(owner: string, id: string): Promise<void> {
  for (
    let stored = storedSitting(owner, id);
    stored.changes.length > 0;
    stored = storedSitting(owner, id)
  ) {
    const changes = stored.changes.slice(0, BATCH);
    try {
      await api.sitting.answer({ id, changes }, withoutToast);
    } catch (error) {
      const finalFault = finalFaultOf(error);
      if (!finalFault || finalFault.kind === 'invalid') return;
      removeStoredAnswers(owner, id);
      return;
    }
    const sent = new Map(changes.map(({ questionId, at }) => [questionId, at]));
    const latest = storedSitting(owner, id);
    const rest = latest.changes.filter(({ questionId, at }) => at > (sent.get(questionId) ?? 0));
    storeAnswers(owner, id, { ...latest, changes: rest });
  }
}
