import { errorCodes, toast, useAppLife, useUnsaved, type Version } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearChangedErrors } from '../forgive';
import { changedFields } from './changed-fields';
import { settingsWords } from './phrases';

interface Row {
  readonly id: string;
  readonly version: Version;
}

/** How the settings of a kind of rows are in their fields, and how they are sent. */
export interface SettingsKind<R extends Row, V extends object> {
  /** Whether what is beside a conflict is such a row. */
  isRow(raw: unknown): raw is R;
  valuesOf(row: R): V;
  /** What is sent of changed fields. */
  inputOf(values: V, fields: readonly (keyof V)[]): object;
  /** The row once the values were saved, until it is read again. */
  withValues(row: R, values: V): R;
  /** Where a refusal is shown; by the name that the call gives it. */
  fieldOf(name: string): keyof V;
  send(
    input: { id: string; version: Version } & object,
  ): Promise<{ data?: { readonly version: Version }; error?: unknown }>;
}

interface Conflict<R, V> {
  readonly present: R;
  /** What both have changed, each otherwise. */
  readonly fields: readonly (keyof V)[];
}

/** The settings of a row while they are edited: what is other than the platform has is sent, and nothing else. */
export function useSettings<R extends Row, V extends object>(row: R, kind: SettingsKind<R, V>) {
  const [form] = Form.useForm<V>();
  const life = useAppLife();
  const kindRef = useRef(kind);
  kindRef.current = kind;
  const base = useRef(row);
  const [isBusy, setBusy] = useState(false);
  const [changed, setChanged] = useState(0);
  const [conflict, setConflict] = useState<Conflict<R, V> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useUnsaved(changed > 0);

  const readForm = useCallback(
    (): V => ({ ...kindRef.current.valuesOf(base.current), ...(form.getFieldsValue(true) as V) }),
    [form],
  );
  const fieldsChanged = useCallback(
    () => changedFields(kindRef.current.valuesOf(base.current), readForm()),
    [readForm],
  );
  const count = useCallback(() => setChanged(fieldsChanged().length), [fieldsChanged]);

  /** Goes on from another state of the row; what was typed stays, but where `drop` says so. */
  const rebase = useCallback(
    (current: R, drop: (field: keyof V) => boolean) => {
      const values = readForm();
      const remaining = fieldsChanged().filter((field) => !drop(field));
      base.current = current;
      const mine = Object.fromEntries(remaining.map((field) => [field, values[field]]));
      form.setFieldsValue({ ...kindRef.current.valuesOf(current), ...mine } as never);
      setConflict(null);
      count();
    },
    [form, readForm, fieldsChanged, count],
  );

  // what somebody else saved comes in where nothing of one's own is in the way
  useEffect(() => {
    if (row.version <= base.current.version && row !== base.current) {
      if (row.version === base.current.version) base.current = row;
      return;
    }
    if (row.version > base.current.version && fieldsChanged().length === 0) {
      rebase(row, () => false);
    }
  }, [row, fieldsChanged, rebase]);

  /** @returns the row as somebody else left it, where nothing of it is in the way of one's own */
  const handleRefusal = (error: unknown): R | null => {
    const { code, fields, message, data: errorData } = failureOf(error);
    const current = (errorData as { present?: unknown } | null)?.present;
    const { isRow, valuesOf, fieldOf } = kindRef.current;
    if (code === errorCodes.conflict && isRow(current)) {
      const currentValues = valuesOf(current);
      const changedFieldNames = fieldsChanged();
      const fieldsDifferentFromForm = changedFields(currentValues, readForm());
      const differing = changedFields(valuesOf(base.current), currentValues).filter(
        (field) => changedFieldNames.includes(field) && fieldsDifferentFromForm.includes(field),
      );
      if (differing.length === 0) return current;
      setConflict({ present: current, fields: differing });
      return null;
    }
    const entries = Object.entries(fields);
    setFault(entries.length === 0 ? message : null);
    form.setFields(
      entries.map(([name, words]) => ({ name: fieldOf(name) as never, errors: [words] })),
    );
    return null;
  };

  /** What was saved is as it was taken, `３` as 3, but where the person has typed on. */
  const showSaved = (sent: V, fields: readonly (keyof V)[]): void => {
    const typedOn = changedFields(sent, readForm());
    const stored = kindRef.current.valuesOf(base.current);
    const visibleFields = fields.filter((field) => !typedOn.includes(field));
    form.setFieldsValue(
      Object.fromEntries(visibleFields.map((item) => [item, stored[item]])) as never,
    );
  };

  const save = async (): Promise<boolean> => {
    setFault(null);
    const fields = fieldsChanged();
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
    if (life.aborted) return false;
    setBusy(false);
    if (!answer.data) {
      const current = handleRefusal(answer.error);
      if (!current || current.version <= version) return false;
      rebase(current, () => false);
      return save();
    }
    // its other members come with the next reading, which the saving asks for
    base.current = {
      ...kindRef.current.withValues(base.current, values),
      version: answer.data.version,
    };
    showSaved(values, fields);
    count();
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
      count();
    },
    /** What is in the fields, those that are not shown too. */
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
