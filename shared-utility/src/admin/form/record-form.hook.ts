import { toast, useAppLife } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import { changesOf, differing } from './changes';
import { type FormRefusal, refusalOf } from './refusal';

/** `row` is the one being edited, null while one is added. */
export type FormState<Row> =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly row: Row | null }
  | { readonly status: 'saving'; readonly row: Row | null }
  | { readonly status: 'refused'; readonly row: Row | null; readonly refusal: FormRefusal<Row> };

/** What a form is of: a row's values in its fields, and the writes that they become. */
export interface FormSpec<Row, V extends object, I extends object> {
  /** What the fields hold; of null, for a new row. */
  valuesOf(row: Row | null): V;
  /** What is sent of the fields: trimmed (`trimmed`), and null for an optional one that was emptied. */
  inputOf(values: V): I;
  /** The write that adds; without it the form only changes. */
  add?(input: I): Promise<{ readonly error?: unknown }>;
  /** The write that changes; `changes` is what is other than in the row that was read. */
  change?(row: Row, changes: Partial<I>): Promise<{ readonly error?: unknown }>;
  /** Toasted when it is saved. */
  done(isNew: boolean): string;
  /** Shows the list as it is now, where the row has gone; after a change that was saved it is read again by itself. */
  reload?(): void;
  /** The field that a conflict is about where the server names none. */
  readonly conflictField?: keyof V & string;
}

/** A form with what is going on in it; `FormDialog` draws it. */
export interface RecordForm<Row, V extends object> {
  readonly state: FormState<Row>;
  valuesOf(row: Row | null): V;
  /** True when saving would change something. */
  isChanged(before: V, now: V): boolean;
  readonly mayAdd: boolean;
  /** Also for who has seen the present row: what they save now is a change of that, of `null` a new one. */
  open(row: Row | null): void;
  close(): void;
  submit(values: V): void;
}

/** Adds a row, or sends what was changed of the one that was there. */
export function useRecordForm<Row, V extends object, I extends object>(
  spec: FormSpec<Row, V, I>,
): RecordForm<Row, V> {
  const life = useAppLife();
  const [state, setState] = useState<FormState<Row>>({ status: 'closed' });

  const send = (row: Row | null, input: I) => {
    if (row === null) return spec.add?.(input);
    const changes = changesOf(spec.inputOf(spec.valuesOf(row)), input);
    return Object.keys(changes).length > 0 ? spec.change?.(row, changes) : undefined;
  };

  const submit = async (values: V): Promise<void> => {
    if (state.status === 'closed' || state.status === 'saving') return;
    const { row } = state;
    setState({ status: 'saving', row });
    const answer = await send(row, spec.inputOf(values));
    if (life.aborted) return;
    if (answer?.error) {
      const known = Object.keys(spec.valuesOf(null));
      const about = { known, isChange: row !== null, conflictField: spec.conflictField };
      const refusal = refusalOf<Row>(answer.error, about);
      setState({ status: 'refused', row, refusal });
      if (refusal.gone) spec.reload?.();
      return;
    }
    setState({ status: 'closed' });
    if (answer) toast.success(spec.done(row === null));
  };

  return {
    state,
    valuesOf: (row) => spec.valuesOf(row),
    isChanged: (before, now) => differing(spec.inputOf(before), spec.inputOf(now)).length > 0,
    mayAdd: spec.add !== undefined,
    open: useCallback((row) => setState({ status: 'open', row }), []),
    close: () => setState({ status: 'closed' }),
    submit: (values) => void submit(values),
  };
}
