import { useCallback, useState } from 'react';
import type { FormRefusal } from './refusal';

/** `row` is the one being edited, null while one is added. */
export type FormState<Row> =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly row: Row | null }
  | { readonly status: 'saving'; readonly row: Row | null }
  | { readonly status: 'refused'; readonly row: Row | null; readonly refusal: FormRefusal<Row> };

export interface DraftSpec<Row, V extends object> {
  /** Of the form, `saas.student`. */
  readonly name: string;
  idOf(row: Row): string;
  /** Fields that are kept nowhere; password fields never are. */
  readonly omit?: readonly (keyof V & string)[];
}

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
  /** What is typed survives a reload, a crash and the end of the session on this device, until it is saved, discarded or the person logs out. */
  readonly draft?: DraftSpec<Row, V>;
}

/** A form with what is going on in it; `FormDialog` draws it and sends what it holds. */
export interface RecordForm<Row, V extends object> {
  readonly state: FormState<Row>;
  readonly spec: FormSpec<Row, V, object>;
  /** Also for who has seen the present row: what they save now is a change of that, of `null` a new one. */
  open(row: Row | null): void;
  close(): void;
  set(state: FormState<Row>): void;
}

/** Adds a row, or sends what was changed of the one that was there. */
export function useRecordForm<Row, V extends object, I extends object>(
  spec: FormSpec<Row, V, I>,
): RecordForm<Row, V> {
  const [state, set] = useState<FormState<Row>>({ status: 'closed' });
  const open = useCallback((row: Row | null) => set({ status: 'open', row }), []);
  const close = useCallback(() => set({ status: 'closed' }), []);
  return { state, spec, open, close, set };
}
