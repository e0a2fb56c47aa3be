import {
  codePointLength,
  limits,
  plainCapitals,
  plainMail,
  plainPhone,
  rules,
} from '@edu/shared-utility';
import { Alert, Button, Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect } from 'react';
import { phrases } from '../../../phrases';
import type { StudentForm as StudentFormOrders, StudentFormState } from '../data/student-form.hook';
import {
  isChanged,
  mergeValues,
  type StudentFormValues,
  toInput,
  toValues,
} from '../data/student-values';
import { DepartmentSelect } from './department-select.view';
import { StudentConflict } from './student-conflict.view';

export interface StudentFormProps extends Pick<StudentFormOrders, 'open' | 'submit'> {
  id: string;
  state: Exclude<StudentFormState, { status: 'closed' }>;
  onDirty: (dirty: boolean) => void;
}

/** The fields of a student, each with its rule; what the server refuses stands beside its field. */
export default function StudentForm({ id, state, open, submit, onDirty }: StudentFormProps) {
  const { t } = phrases.use();
  const [form] = Form.useForm<StudentFormValues>();
  const { student } = state;
  const initial = toValues(student);
  const refusal = state.status === 'refused' ? state.refusal : null;
  const present = refusal?.present;

  useEffect(() => {
    if (!refusal) return;
    const fields = Object.entries(refusal.fields).map(([name, message]) => ({
      name: name as keyof StudentFormValues,
      errors: message ? [message] : [],
    }));
    form.setFields(fields);
    const first = fields[0];
    if (first) form.focusField(first.name);
  }, [refusal, form]);

  const goOnFrom = (values: StudentFormValues) => {
    if (!present) return;
    form.setFieldsValue(values);
    onDirty(isChanged(toValues(present), values));
    open(present);
  };

  const addAnew = () => {
    onDirty(true);
    open(null);
  };

  return (
    <Form
      id={id}
      form={form}
      name={id}
      layout="vertical"
      requiredMark
      initialValues={initial}
      disabled={state.status === 'saving'}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => submit(toInput(values))}
      onValuesChange={(_, values) => onDirty(isChanged(initial, values))}
    >
      {student && present && (
        <StudentConflict
          before={student}
          present={present}
          onKeepMine={() => goOnFrom(mergeValues(student, present, form.getFieldsValue()))}
          onTakeTheirs={() => goOnFrom(toValues(present))}
        />
      )}
      {refusal?.message && !present && (
        <Alert
          type="error"
          showIcon
          title={t(refusal.gone ? 'form.goneTitle' : 'form.refused')}
          description={
            refusal.gone ? (
              <>
                <p style={{ margin: '0 0 8px' }}>{t('form.goneHint')}</p>
                <Button size="small" onClick={addAnew}>
                  {t('form.addAnew')}
                </Button>
              </>
            ) : (
              refusal.message
            )
          }
          style={{ marginBottom: 16 }}
        />
      )}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
          columnGap: 24,
          paddingTop: 8,
        }}
      >
        <Form.Item
          name="name"
          label={t('form.name')}
          rules={[{ required: true, whitespace: true, message: t('form.nameEmpty') }, rules.name()]}
        >
          <Input
            autoFocus
            autoComplete="off"
            count={{ show: true, max: limits.nameLength, strategy: codePointLength }}
          />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('form.phone')}
          normalize={plainPhone}
          rules={[{ required: true, message: t('form.phoneEmpty') }, rules.mobile('form')]}
        >
          <Input inputMode="tel" autoComplete="off" maxLength={30} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('form.email')}
          normalize={plainMail}
          rules={[rules.email('form')]}
        >
          <Input inputMode="email" autoComplete="off" placeholder={t('form.optional')} />
        </Form.Item>
        <Form.Item
          name="idNumber"
          label={t('form.idNumber')}
          normalize={plainCapitals}
          rules={[rules.idNumber()]}
        >
          <Input autoComplete="off" maxLength={30} placeholder={t('form.optional')} />
        </Form.Item>
        <Form.Item name="departmentId" label={t('form.department')}>
          <DepartmentSelect label={t('form.department')} placeholder={t('form.optional')} />
        </Form.Item>
        <Form.Item name="status" label={t('form.status')}>
          <Select
            options={[
              { value: 'active', label: t('state.active') },
              { value: 'suspended', label: t('state.suspended') },
            ]}
          />
        </Form.Item>
      </div>
    </Form>
  );
}
