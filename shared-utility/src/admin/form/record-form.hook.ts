import { useCallback, useState } from 'react';
import type { FormRefusal } from './refusal';

/** `row` is the row being edited, null while one is added. */
export type FormState<Row> =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly row: Row | null }
  | { readonly status: 'saving'; readonly row: Row | null }
  | { readonly status: 'refused'; readonly row: Row | null; readonly refusal: FormRefusal<Row> };

export interface DraftSpec<Row, V extends object> {
  /** Name of the form, `saas.student`. */
  readonly name: string;
  idOf(row: Row): string;
  /** Fields that are never stored; password fields are always excluded. */
  readonly omit?: readonly (keyof V & string)[];
}

/** Describes a form: the values of a row, and the requests that save them. */
export interface FormSpec<Row, V extends object, I extends object> {
  /** Initial values of the fields; `row` is null for a new one. */
  valuesOf(row: Row | null): V;
  /** The request's input: trimmed (`trimmed`), with null for an optional field that was emptied. */
  inputOf(values: V): I;
  /** Adds a row; without it the form only edits. */
  add?(input: I): Promise<{ readonly error?: unknown }>;
  /** Changes a row; `changes` holds the fields that differ from the row that was read. */
  change?(row: Row, changes: Partial<I>): Promise<{ readonly error?: unknown }>;
  /** Text of the toast after saving. */
  done(isNew: boolean): string;
  /** Reloads the list when the row was deleted; after a successful change it is refetched anyway. */
  reload?(): void;
  /** The field that a conflict belongs to when the server names none. */
  readonly conflictField?: keyof V & string;
  /**
   * Stores unsaved input on this device, so that it survives a reload, a crash and the end of the session, until it is
   * saved or discarded or the person logs out.
   */
  readonly draft?: DraftSpec<Row, V>;
}

/** A form with its state; `FormDialog` renders and submits it. */
export interface RecordForm<Row, V extends object> {
  readonly state: FormState<Row>;
  readonly spec: FormSpec<Row, V, object>;
  /** Opens the form for a row, or with null for a new one. After a conflict it is called with the current row. */
  open(row: Row | null): void;
  close(): void;
  set(state: FormState<Row>): void;
}

/** Adds a row, or sends the changed fields of an existing one. */
export function useRecordForm<Row, V extends object, I extends object>(
  spec: FormSpec<Row, V, I>,
): RecordForm<Row, V> {
  const [state, set] = useState<FormState<Row>>({ status: 'closed' });
  const open = useCallback((row: Row | null) => set({ status: 'open', row }), []);
  const close = useCallback(() => set({ status: 'closed' }), []);
  return { state, spec, open, close, set };
}
