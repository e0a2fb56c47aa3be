import { toast, useAppLife } from '@edu/shared-utility';
import { changesOf, differing } from './changes';
import { dropDraft } from './drafts';
import type { RecordForm } from './record-form.hook';
import { refusalOf } from './refusal';

type Answer = { readonly error?: unknown } | undefined;

/** Saves a form: a new row, or the fields that differ from the row that was read. */
export function useSubmit<Row, V extends object>(
  form: RecordForm<Row, V>,
): (values: V) => Promise<void> {
  const { state, spec, set } = form;
  const appSignal = useAppLife();

  const send = async (row: Row | null, input: object): Promise<Answer> => {
    if (row === null) return spec.add?.(input);
    const changes = changesOf(spec.inputOf(spec.valuesOf(row)), input);
    return Object.keys(changes).length > 0 ? spec.change?.(row, changes) : undefined;
  };

  /** The row already has the wanted values, so the request whose response was lost has saved it. */
  const isSaved = (current: Row | undefined, values: V): boolean =>
    current !== undefined &&
    differing(spec.inputOf(spec.valuesOf(current)), spec.inputOf(values)).length === 0;

  return async (values) => {
    if (state.status === 'closed' || state.status === 'saving') return;
    const { row } = state;
    set({ status: 'saving', row });
    const answer = await send(row, spec.inputOf(values));
    if (appSignal.aborted) return;
    if (answer?.error) {
      const fieldNames = Object.keys(spec.valuesOf(null));
      const failureOptions = {
        known: fieldNames,
        isChange: row !== null,
        conflictField: spec.conflictField,
      };
      const refusal = refusalOf<Row>(answer.error, failureOptions);
      if (!isSaved(refusal.present, values)) {
        set({ status: 'refused', row, refusal });
        if (refusal.gone || refusal.lost) spec.reload?.();
        return;
      }
      spec.reload?.();
    }
    dropDraft(form as unknown as RecordForm<unknown, object>, row);
    set({ status: 'closed' });
    if (answer) toast.success(spec.done(row === null));
  };
}
