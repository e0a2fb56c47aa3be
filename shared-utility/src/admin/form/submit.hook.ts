import { toast, useAppLife } from '@edu/shared-utility';
import { changesOf } from './changes';
import type { RecordForm } from './record-form.hook';
import { refusalOf } from './refusal';

type Answer = { readonly error?: unknown } | undefined;

/** Sends what a form holds: a new row, or what is other than in the one that was read. */
export function useSubmit<Row, V extends object>({
  state,
  spec,
  set,
}: RecordForm<Row, V>): (values: V) => Promise<void> {
  const life = useAppLife();

  const send = async (row: Row | null, input: object): Promise<Answer> => {
    if (row === null) return spec.add?.(input);
    const changes = changesOf(spec.inputOf(spec.valuesOf(row)), input);
    return Object.keys(changes).length > 0 ? spec.change?.(row, changes) : undefined;
  };

  return async (values) => {
    if (state.status === 'closed' || state.status === 'saving') return;
    const { row } = state;
    set({ status: 'saving', row });
    const answer = await send(row, spec.inputOf(values));
    if (life.aborted) return;
    if (answer?.error) {
      const known = Object.keys(spec.valuesOf(null));
      const about = { known, isChange: row !== null, conflictField: spec.conflictField };
      const refusal = refusalOf<Row>(answer.error, about);
      set({ status: 'refused', row, refusal });
      if (refusal.gone) spec.reload?.();
      return;
    }
    set({ status: 'closed' });
    if (answer) toast.success(spec.done(row === null));
  };
}
