import { type Exam, errorCodes, toast, useAppLife, useUnsaved } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';
import { changedFields, type ExamValues, type Field, inputOf, valuesOf } from './exam-values';

interface Conflict {
  readonly present: Exam;
  /** What both have changed, each otherwise. */
  readonly fields: readonly Field[];
}

const isExam = (raw: unknown): raw is Exam =>
  raw instanceof Object && 'audience' in raw && 'version' in raw;

/** The settings of an exam while they are edited: what is other than the platform has is sent, and nothing else. */
export function useSettings(exam: Exam, zone: string) {
  const [form] = Form.useForm<ExamValues>();
  const life = useAppLife();
  const [send, { isLoading: isBusy }] = data.useExamSaveMutation();
  const base = useRef(exam);
  const [changed, setChanged] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useUnsaved(changed > 0);

  const typed = useCallback(
    (): ExamValues => ({
      ...valuesOf(base.current, zone),
      ...(form.getFieldsValue(true) as ExamValues),
    }),
    [form, zone],
  );
  const fieldsChanged = useCallback(
    () => changedFields(valuesOf(base.current, zone), typed()),
    [typed, zone],
  );
  const count = useCallback(() => setChanged(fieldsChanged().length), [fieldsChanged]);

  /** Goes on from another state of the exam; what was typed stays, but where `drop` says so. */
  const rebase = useCallback(
    (present: Exam, drop: (field: Field) => boolean) => {
      const values = typed();
      const mine = fieldsChanged();
      base.current = present;
      const theirs = valuesOf(present, zone);
      const kept = mine.filter((field) => !drop(field));
      form.setFieldsValue({
        ...theirs,
        ...Object.fromEntries(kept.map((field) => [field, values[field]])),
      });
      setConflict(null);
      count();
    },
    [form, typed, fieldsChanged, count, zone],
  );

  // what somebody else saved comes in where nothing of one's own is in the way
  useEffect(() => {
    if (exam.version <= base.current.version && exam !== base.current) {
      if (exam.version === base.current.version) base.current = exam;
      return;
    }
    if (exam.version > base.current.version && fieldsChanged().length === 0) {
      rebase(exam, () => false);
    }
  }, [exam, fieldsChanged, rebase]);

  const refused = (error: unknown): void => {
    const { code, fields, message, data: told } = failureOf(error);
    const present = (told as { present?: unknown } | null)?.present;
    if (code === errorCodes.conflict && isExam(present)) {
      const before = valuesOf(base.current, zone);
      const theirs = valuesOf(present, zone);
      const mine = typed();
      const differing = changedFields(before, theirs).filter(
        (field) => fieldsChanged().includes(field) && changedFields(theirs, mine).includes(field),
      );
      setConflict({ present, fields: differing });
      return;
    }
    const entries = Object.entries(fields);
    setFault(entries.length === 0 ? message : null);
    form.setFields(
      entries.map(([name, words]) => ({
        // the audience is refused as a whole
        name: (name.startsWith('audience') ? 'departmentIds' : name) as Field,
        errors: [words],
      })),
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
    const values = typed();
    const answer = await send({ id, version, ...inputOf(values, fields, zone) });
    if (life.aborted) return false;
    if (!answer.data) {
      refused(answer.error);
      return false;
    }
    // its other members come with the next reading, which the saving asks for
    base.current = { ...base.current, version: answer.data.version };
    saved(values);
    toast.success(phrases.t('done.saved'));
    return true;
  };
  const saved = (values: ExamValues): void => {
    const audience = {
      ...base.current.audience,
      ...{ all: values.all, departmentIds: values.departmentIds, trainIds: values.trainIds },
      userIds: values.people.map(({ value }) => value),
      people: values.people.map(({ value, label }) => ({ userId: value, name: label })),
    };
    const sent = inputOf(values, Object.keys(values) as Field[], zone);
    base.current = { ...base.current, ...sent, audience } as Exam;
    count();
  };
  const latest = useRef(save);
  latest.current = save;
  return {
    form,
    initial: useRef(valuesOf(exam, zone)).current,
    changed,
    conflict,
    fault,
    isBusy,
    onValuesChange: count,
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
