import { type Assessment, formatDate, useGuardedClose } from '@edu/shared-utility';
import { Alert, Form, Modal } from 'antd';
import { clearChangedErrors } from '../../../common/clear-changed-errors';
import { titlePadding } from '../../../common/title-padding';
import { type Step, type StepValues, useStep } from '../data/step.hook';
import { phrases } from '../phrases';
import { firstValues, StepFields } from './step-fields.view';

interface Props {
  readonly step: Step;
  readonly assessment: Assessment;
  readonly onClose: () => void;
}

const FORM = 'saas-assessment-step';

/** The dialog of a step: its fields and its consequence. */
export function StepDialog({ step, assessment, onClose }: Props) {
  const { t } = phrases.use();
  const [form] = Form.useForm<StepValues>();
  const { row, isChanged, isGone, mayContinue, isBusy, fault, submit } = useStep(
    step,
    assessment,
    form,
    onClose,
  );
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => mayContinue && form.isFieldsTouched(),
    isBusy,
  });
  const { name } = row;
  const isBeforeAppointment = step === 'grade' && Date.parse(row.appointedAt ?? '') > Date.now();
  return (
    <Modal
      open
      title={t(`${step}Title`, { name })}
      styles={{ title: titlePadding }}
      okText={t(step === 'grade' ? 'save' : step)}
      okButtonProps={{
        ...{ htmlType: 'submit', form: FORM, danger: step === 'withdraw' },
        ...(!mayContinue && { style: { display: 'none' } }),
      }}
      cancelText={t(mayContinue ? 'cancel' : 'close')}
      confirmLoading={isBusy}
      onCancel={leave}
    >
      {isGone && <Alert role="alert" type="error" showIcon title={t('gone')} />}
      {!isGone && isChanged && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('changed', { state: t(`is.${row.status}`) })}
        />
      )}
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      {mayContinue && (
        <Form
          id={FORM}
          form={form}
          layout="vertical"
          initialValues={firstValues(row)}
          onValuesChange={clearChangedErrors(form)}
          onFinish={(values) => void submit(values)}
        >
          <p>{t(`${step}Hint`)}</p>
          {isBeforeAppointment && (
            <Alert
              type="warning"
              showIcon
              title={t('gradeEarly', { moment: formatDate(row.appointedAt ?? '', 'datetime') })}
            />
          )}
          <StepFields step={step} />
        </Form>
      )}
    </Modal>
  );
}
