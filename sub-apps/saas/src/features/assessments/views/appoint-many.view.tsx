import { useGuardedClose } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import type { Appointment } from '../data/schedule-bulk.hook';
import { phrases } from '../phrases';
import { StepFields } from './step-fields.view';

const FORM = 'saas-assessment-appointments';

interface Props {
  readonly count: number;
  readonly onAnswer: (appointment: Appointment | null) => void;
}

/** Asks for the time and place of several assessments. */
export function AppointMany({ count, onAnswer }: Props) {
  const { t } = phrases.use();
  const [form] = Form.useForm<Appointment>();
  const leave = useGuardedClose({
    close: () => onAnswer(null),
    isDirty: () => form.isFieldsTouched(),
  });
  return (
    <Modal
      open
      title={t('appointManyTitle', { count })}
      okText={t('appoint')}
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      cancelText={t('cancel')}
      onCancel={leave}
    >
      <Form
        id={FORM}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ place: '' }}
        onFinish={({ appointedAt, place }) => onAnswer({ appointedAt, place: place.trim() })}
      >
        <p>{t('appointManyHint')}</p>
        <StepFields step="appoint" />
      </Form>
    </Modal>
  );
}
