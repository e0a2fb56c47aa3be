import { useUnsaved } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { phrases } from '../../phrases';
import { FormNotice } from './form-notice.view';
import { changesOf, type FormField, type FormValues, mergeValues } from './row-form';
import type { Refusal } from './row-refusal';

export interface RowDialogProps<T, V extends FormValues> {
  readonly id: string;
  readonly title: string;
  /** The row that is edited; null for a new one. */
  readonly row: T | null;
  readonly valuesOf: (row: T | null) => V;
  readonly fields: readonly FormField<V>[];
  /** Sends the values that the person changed of `row`, all of a new one; null when the server took them. */
  readonly save: (changes: Partial<V>, values: V, row: T | null) => Promise<Refusal<T> | null>;
  readonly onClose: () => void;
}

/** A form in a dialog: errors at the field, ⌘/Ctrl-S saves, leaving unsaved work asks, a conflict shows both versions. */
export function RowDialog<T, V extends FormValues>(props: RowDialogProps<T, V>) {
  const { id, title, valuesOf, fields, save, onClose } = props;
  const { t } = phrases.use();
  const [form] = Form.useForm<V>();
  const [modal, dialogs] = Modal.useModal();
  const [row, setRow] = useState(props.row);
  const [refusal, setRefusal] = useState<Refusal<T> | null>(null);
  const [saving, setSaving] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [errors, setErrors] = useState(0);
  const initial = valuesOf(row);
  const shown = fields.filter(({ onlyNew }) => !onlyNew || row === null);
  useUnsaved(dirty);

  useEffect(() => {
    const named = Object.entries(refusal?.fields ?? {});
    if (named.length === 0) return;
    // antd's types want paths of this form; the names were compared with its fields
    form.setFields(named.map(([name, text]) => ({ name: name as never, errors: [text] })));
    form.focusField(named[0]?.[0] as never);
    setErrors(named.length);
  }, [refusal, form]);

  const submit = async (values: V): Promise<void> => {
    if (saving) return;
    setErrors(0);
    setSaving(true);
    const refused = await save(changesOf(initial, values), values, row);
    setSaving(false);
    setRefusal(refused);
  };
  const goOnFrom = (present: T, values: V): void => {
    form.setFieldsValue(values as never);
    setRow(present);
    setRefusal(null);
    setDirty(Object.keys(changesOf(valuesOf(present), values)).length > 0);
  };
  const askToClose = () => {
    if (saving) return;
    if (!dirty) {
      onClose();
      return;
    }
    modal.confirm({
      title: t('form.discardTitle'),
      content: t('form.discardHint'),
      okText: t('form.discard'),
      okButtonProps: { danger: true },
      cancelText: t('form.keepEditing'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: onClose,
    });
  };
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  const { present } = refusal ?? {};
  return (
    <Modal
      open
      title={title}
      okText={errors > 0 ? t('form.saveErrors', { count: errors }) : t('form.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: refusal?.gone }}
      confirmLoading={saving}
      onCancel={askToClose}
    >
      <Form
        id={id}
        form={form}
        name={id}
        layout="vertical"
        initialValues={initial}
        disabled={saving}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onKeyDown={saveByKey}
        onFinish={(values) => void submit(values)}
        onFinishFailed={({ errorFields }) => setErrors(errorFields.length)}
        onValuesChange={(_, values) => {
          setErrors(0);
          setDirty(Object.keys(changesOf(initial, values)).length > 0);
        }}
      >
        <FormNotice
          refusal={refusal}
          fields={shown}
          before={initial}
          present={present ? valuesOf(present) : null}
          onKeepMine={() => {
            if (!present) return;
            goOnFrom(present, mergeValues(initial, valuesOf(present), form.getFieldsValue()));
          }}
          onTakeTheirs={() => present && goOnFrom(present, valuesOf(present))}
        />
        {shown.map(({ name, label, hint, rules, normalize, input }) => (
          <Form.Item
            key={name}
            name={name as never}
            label={label}
            extra={hint}
            rules={[...(rules ?? [])]}
            {...(normalize && { normalize })}
          >
            {input}
          </Form.Item>
        ))}
      </Form>
      {dialogs}
    </Modal>
  );
}
