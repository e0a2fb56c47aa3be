import { Alert, Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { changesOf, differing, mergeChanges } from './changes';
import { Conflict } from './conflict.view';
import { DraftOffer } from './draft-offer.view';
import { type Draft, draftOf, readDraft, writeDraft } from './drafts';
import { phrases } from './phrases';
import type { FormState } from './record-form.hook';
import { useSubmit } from './submit.hook';
import type { FormDialogProps } from './types';

interface Props extends FormDialogProps {
  readonly id: string;
  readonly state: Exclude<FormState<unknown>, { status: 'closed' }>;
  readonly onDirty: (isDirty: boolean) => void;
  /** Called with the number of invalid fields. */
  readonly onFaults: (count: number) => void;
}

/** The fields with their validation; the server's errors are shown beside their fields, or above the form. */
export function FormBody({ form, id, state, labels, textOf, onDirty, onFaults, children }: Props) {
  const { t } = phrases.use();
  const [fields] = Form.useForm<object>();
  const { spec } = form;
  const submit = useSubmit(form);
  const { row } = state;
  const initial = spec.valuesOf(row);
  const refusal = state.status === 'refused' ? state.refusal : null;
  const current = refusal?.present;

  const alert = useRef<HTMLDivElement>(null);

  const [draft, setDraft] = useState(() => readDraft(form, row));

  useEffect(() => {
    if (!refusal) return;
    const refused = Object.entries(refusal.fields).map(([name, message]) => ({
      name: name as never,
      errors: [message],
    }));
    fields.setFields(refused);
    onFaults(refused.length);
    const first = refused[0];
    if (first) fields.focusField(first.name);
    // A long form is submitted at its end, from where the message above it may not be visible.
    else alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal, fields, onFaults]);

  /** True when saving would change something. */
  const isChanged = (before: object, now: object): boolean =>
    differing(spec.inputOf(before), spec.inputOf(now)).length > 0;
  const recount = (): void =>
    onFaults(fields.getFieldsError().filter(({ errors }) => errors.length > 0).length);
  /** Removes the server's error from a field that was changed, since no rule of the field would. */
  const clearChangedFaults = (changed: object): void => {
    const refused = Object.keys(changed).filter((name) => refusal?.fields[name] !== undefined);
    fields.setFields(refused.map((name) => ({ name: name as never, errors: [] })));
  };
  const continueFrom = (values: object): void => {
    if (current === undefined) return;
    fields.setFieldsValue(values);
    onDirty(isChanged(spec.valuesOf(current), values));
    form.open(current);
  };
  const addAgain = (): void => {
    onDirty(true);
    form.open(null);
  };
  const enteredValues = (): object => ({ ...initial, ...fields.getFieldsValue() });
  const storeDraft = (offered: Draft | null): void => {
    const passwordInputs =
      document.getElementById(id)?.querySelectorAll('input[type=password]') ?? [];
    const secret = [...passwordInputs].map((field) => field.id.slice(id.length + 1));
    // A draft that is still offered is kept under what was typed since.
    const input = mergeChanges(initial, { ...initial, ...offered?.values }, enteredValues());
    writeDraft(form, row, input, secret);
  };
  const offer = (next: Draft | null): void => {
    setDraft(next);
    storeDraft(next);
  };
  const applyDraft = ({ values }: Draft): void => {
    const typed = changesOf<object>(initial, enteredValues()) as Draft['values'];
    fields.setFieldsValue(values);
    onDirty(isChanged(initial, enteredValues()));
    // What was typed before is offered in turn, so that nothing is lost.
    offer(draftOf(typed));
  };

  return (
    <Form
      id={id}
      form={fields}
      name={id}
      layout="vertical"
      requiredMark
      initialValues={initial}
      disabled={state.status === 'saving'}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={() => void submit(enteredValues())}
      onFinishFailed={recount}
      onFieldsChange={recount}
      onValuesChange={(changed: object) => {
        clearChangedFaults(changed);
        onDirty(isChanged(initial, enteredValues()));
        storeDraft(draft);
      }}
    >
      {draft && (
        <DraftOffer draft={draft} onTake={() => applyDraft(draft)} onDrop={() => offer(null)} />
      )}
      <div ref={alert}>
        {row !== null && current !== undefined && (
          <Conflict
            before={initial}
            present={spec.valuesOf(current)}
            labels={labels as Readonly<Record<string, string>>}
            textBefore={(name) => textOf?.(row, name as never)}
            textNow={(name) => textOf?.(current, name as never)}
            onKeepMine={() =>
              continueFrom(mergeChanges(initial, spec.valuesOf(current), enteredValues()))
            }
            onTakeTheirs={() => continueFrom(spec.valuesOf(current))}
          />
        )}
        {refusal?.message && current === undefined && (
          <Alert
            type={refusal.lost ? 'warning' : 'error'}
            showIcon
            title={t(refusal.lost ? 'lostTitle' : refusal.gone ? 'goneTitle' : 'refused')}
            description={
              refusal.gone ? (
                <>
                  <p style={{ margin: '0 0 8px' }}>{t(spec.add ? 'goneHint' : 'goneCopy')}</p>
                  {spec.add && (
                    <Button size="small" onClick={addAgain}>
                      {t('addAnew')}
                    </Button>
                  )}
                </>
              ) : refusal.lost ? (
                t(row === null ? 'lostNew' : 'lostChange')
              ) : (
                refusal.message
              )
            }
            style={{ marginBottom: 16 }}
          />
        )}
      </div>
      {children}
    </Form>
  );
}
