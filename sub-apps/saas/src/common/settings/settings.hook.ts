import { errorCodes, toast, useAppLife, useUnsaved, type Version } from '@edu/shared-utility';
import { announceRestored, failureOf } from '@edu/shared-utility/data';
import { Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearChangedErrors } from '../clear-changed-errors';
import { changedFields, fieldsOf, pick } from './changed-fields';
import { settingsWords } from './phrases';
import { settingsDrafts } from './settings-draft';

interface Row {
  readonly id: string;
  readonly version: Version;
}

/** Converts between a kind of row, the values of its form and the request that saves them. */
export interface SettingsKind<R extends Row, V extends object> {
  /** Under which unsaved input is stored on this device. */
  readonly draftName: string;
  /** Fields whose values can be shown as they are, to compare both versions in a conflict. */
  readonly textFields: readonly (keyof V)[];
  isReadOnly(row: R): boolean;
  /** Whether the data of a conflict error is such a row. */
  isRow(raw: unknown): raw is R;
  valuesOf(row: R): V;
  /** The part of the request for these fields. */
  inputOf(values: V, fields: readonly (keyof V)[]): object;
  /** The row with saved values, until it is refetched. */
  withValues(row: R, values: V): R;
  /** The form's field for a field of the request, to show its error there. */
  fieldOf(name: string): keyof V;
  send(
    input: { id: string; version: Version } & object,
  ): Promise<{ data?: { readonly version: Version }; error?: unknown }>;
}

interface Conflict<R, V> {
  readonly present: R;
  readonly theirs: V;
  /** The fields that both have changed to different values. */
  readonly fields: readonly (keyof V)[];
}

/** State of a settings form: sends the fields that differ from the row, and only those. */
export function useSettings<R extends Row, V extends object>(row: R, kind: SettingsKind<R, V>) {
  const [form] = Form.useForm<V>();
  const appSignal = useAppLife();
  const kindRef = useRef(kind);
  kindRef.current = kind;
  const base = useRef(row);
  const [isBusy, setBusy] = useState(false);
  const [changed, setChanged] = useState(0);
  const [conflict, setConflict] = useState<Conflict<R, V> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const draftId = `${kind.draftName}:${row.id}`;
  useUnsaved(changed > 0, () => settingsDrafts.write(draftId, null));

  const readForm = useCallback(
    (): V => ({ ...kindRef.current.valuesOf(base.current), ...(form.getFieldsValue(true) as V) }),
    [form],
  );
  const namesOfChanged = useCallback(
    () => changedFields(kindRef.current.valuesOf(base.current), readForm()),
    [readForm],
  );
  /** Counts the changed fields, and stores them on this device: a session may end before they are saved. */
  const updateCount = useCallback(() => {
    const fields = namesOfChanged();
    setChanged(fields.length);
    const draft = {
      at: new Date().toISOString(),
      values: pick(readForm(), fields) as Record<string, unknown>,
      before: pick(kindRef.current.valuesOf(base.current), fields) as Record<string, unknown>,
    };
    settingsDrafts.write(draftId, fields.length > 0 ? draft : null);
  }, [namesOfChanged, readForm, draftId]);

  /**
   * Replaces the row that the form is compared with; unsaved input stays, except in fields for which `drop` is true.
   */
  const rebase = useCallback(
    (current: R, drop: (field: keyof V) => boolean) => {
      const values = readForm();
      const remaining = namesOfChanged().filter((field) => !drop(field));
      base.current = current;
      const mine = Object.fromEntries(remaining.map((field) => [field, values[field]]));
      form.setFieldsValue({ ...kindRef.current.valuesOf(current), ...mine } as never);
      setConflict(null);
      updateCount();
    },
    [form, readForm, namesOfChanged, updateCount],
  );

  const first = useRef(row);
  useEffect(() => {
    const draft = kindRef.current.isReadOnly(first.current) ? null : settingsDrafts.read(draftId);
    if (!draft) return;
    const { current: present } = first;
    const saved = kindRef.current.valuesOf(present);
    const fields = fieldsOf(saved).filter((field) => (field as string) in draft.values);
    form.setFieldsValue(pick(draft.values as V, fields) as never);
    const mine = changedFields(pick(saved, fields), pick(draft.values as V, fields));
    const both = changedFields(pick(draft.before as V, fields), pick(saved, fields)).filter(
      (field) => mine.includes(field),
    );
    if (both.length > 0) setConflict({ present, theirs: saved, fields: both });
    updateCount();
    if (mine.length > 0) {
      announceRestored(draft.at);
    }
  }, [form, draftId, updateCount]);

  // A refetched row is taken over at once if there is no unsaved input.
  useEffect(() => {
    if (row.version <= base.current.version && row !== base.current) {
      if (row.version === base.current.version) base.current = row;
      return;
    }
    if (row.version > base.current.version && namesOfChanged().length === 0) {
      rebase(row, () => false);
    }
  }, [row, namesOfChanged, rebase]);

  /**
   * Shows an error or a conflict.
   *
   * @returns the current row if its changes do not overlap with the input, so that saving can be repeated on it
   */
  const handleRefusal = (error: unknown): R | null => {
    const { code, fields, message, data: errorData } = failureOf(error);
    const current = (errorData as { present?: unknown } | null)?.present;
    const { isRow, valuesOf, fieldOf } = kindRef.current;
    if (code === errorCodes.conflict && isRow(current)) {
      const currentValues = valuesOf(current);
      const changedFieldNames = namesOfChanged();
      const fieldsDifferentFromForm = changedFields(currentValues, readForm());
      const differing = changedFields(valuesOf(base.current), currentValues).filter(
        (field) => changedFieldNames.includes(field) && fieldsDifferentFromForm.includes(field),
      );
      if (differing.length === 0) return current;
      setConflict({ present: current, theirs: currentValues, fields: differing });
      return null;
    }
    const entries = Object.entries(fields);
    setFault(entries.length === 0 ? message : null);
    form.setFields(
      entries.map(([name, words]) => ({ name: fieldOf(name) as never, errors: [words] })),
    );
    return null;
  };

  /** Shows values as the server has normalised them (`３` as 3), except in fields that were edited meanwhile. */
  const showSaved = (sent: V, fields: readonly (keyof V)[]): void => {
    const typedSinceSent = changedFields(sent, readForm());
    const stored = kindRef.current.valuesOf(base.current);
    const visibleFields = fields.filter((field) => !typedSinceSent.includes(field));
    form.setFieldsValue(
      Object.fromEntries(visibleFields.map((item) => [item, stored[item]])) as never,
    );
  };

  const save = async (): Promise<boolean> => {
    setFault(null);
    const fields = namesOfChanged();
    if (fields.length === 0) return true;
    const isRight = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isRight) return false;
    const { id, version } = base.current;
    const values = readForm();
    setBusy(true);
    const answer = await kindRef.current.send({
      id,
      version,
      ...kindRef.current.inputOf(values, fields),
    });
    if (appSignal.aborted) return false;
    setBusy(false);
    if (!answer.data) {
      const current = handleRefusal(answer.error);
      if (!current || current.version <= version) return false;
      rebase(current, () => false);
      return save();
    }
    // Values computed by the server arrive with the refetch that saving triggers.
    base.current = {
      ...kindRef.current.withValues(base.current, values),
      version: answer.data.version,
    };
    showSaved(values, fields);
    updateCount();
    toast.success(settingsWords.t('saved'));
    return true;
  };
  const latest = useRef(save);
  latest.current = save;
  return {
    form,
    initial: useRef(kind.valuesOf(row)).current,
    changed,
    conflict,
    fault,
    isBusy,
    onValuesChange: (typedNow: object): void => {
      clearChangedErrors(form)(typedNow);
      updateCount();
    },
    textFields: kind.textFields,
    /** The values of all fields, hidden ones included. */
    readForm,
    save: useCallback(() => latest.current(), []),
    keepMine: (): void => {
      if (!conflict) return;
      rebase(conflict.present, () => false);
      void latest.current();
    },
    takeTheirs: (): void => {
      if (conflict) rebase(conflict.present, (field) => conflict.fields.includes(field));
    },
  };
}

export type Settings<R extends Row, V extends object> = ReturnType<typeof useSettings<R, V>>;
