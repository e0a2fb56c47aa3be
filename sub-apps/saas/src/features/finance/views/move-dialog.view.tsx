import { type CourseOrder, useContextValue, useGuardedClose } from '@edu/shared-utility';
import type { OrderMove } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import { momentAt } from '../../../common/days';
import { fenOf, yuanOf } from '../../../common/money';
import { type MoveInput, useMoveOrder } from '../data/move-order.hook';
import { phrases } from '../phrases';
import { PaymentFields, Reason, RefundAmount } from './move-fields.view';
import { priceText } from './order-columns.view';

interface Values {
  readonly reason?: string;
  readonly amount?: string;
  readonly paidAt?: string;
  readonly receipt?: string;
}

interface Props {
  readonly move: OrderMove;
  readonly order: CourseOrder;
  readonly onClose: () => void;
}

/** Describes the change that somebody else has made to the order meanwhile. */
function changedText({ state, amount, reason }: CourseOrder, mayContinue: boolean): string {
  const { t } = phrases;
  const values = { state: t(`is.${state}`), amount: priceText(amount) };
  const changeText = reason ? t('changedBy', { ...values, reason }) : t('changed', values);
  return t('changedThen', { what: changeText, next: t(mayContinue ? 'again' : 'noMore') });
}

/** The dialog of a payment, cancellation or refund; if the order was changed meanwhile, it shows how. */
export function MoveDialog({ move, order: initial, onClose }: Props) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const [form] = Form.useForm<Values>();
  const { order, isChanged, isGone, mayContinue, isBusy, problem, clearChangedFaults, submit } =
    useMoveOrder(move, initial, onClose);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => mayContinue && form.isFieldsTouched(),
    isBusy,
  });
  const { number, personName: name, courseTitle: course } = order;
  const values = { name, course, amount: priceText(order.amount) };
  const send = ({ reason, amount, paidAt = '', receipt }: Values): Promise<void> => {
    const input: MoveInput = {
      ...(reason !== undefined && { reason: reason.trim() }),
      ...(amount !== undefined && { amount: fenOf(amount) ?? 0 }),
      ...(paidAt && { paidAt: momentAt(paidAt, zone)?.toISOString() ?? '' }),
      ...(receipt?.trim() && { receipt: receipt.trim() }),
    };
    return submit(input);
  };
  return (
    <Modal
      open
      title={t(`${move}Title`, { number })}
      okText={t(move)}
      okButtonProps={{
        danger: move !== 'pay',
        ...(!mayContinue && { style: { display: 'none' } }),
      }}
      cancelText={t(mayContinue ? 'cancelText' : 'close')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      {isGone && <Alert role="alert" type="error" showIcon title={t('lost')} />}
      {!isGone && isChanged && (
        <Alert role="alert" type="warning" showIcon title={changedText(order, mayContinue)} />
      )}
      {problem.message && <Alert role="alert" type="error" showIcon title={problem.message} />}
      {mayContinue && (
        <p>
          {t(move === 'cancel' && order.state === 'paid' ? 'closeHint' : `${move}Hint`, values)}
        </p>
      )}
      {mayContinue && (
        <Form
          form={form}
          layout="vertical"
          initialValues={{ amount: yuanOf(order.amount), receipt: order.receipt }}
          onValuesChange={clearChangedFaults}
          onFinish={(typedNumber) => void send(typedNumber)}
        >
          {move === 'pay' && <PaymentFields fields={problem.fields} />}
          {move === 'refund' && <RefundAmount order={order} fault={problem.fields.amount} />}
          {move !== 'pay' && <Reason fault={problem.fields.reason} />}
        </Form>
      )}
    </Modal>
  );
}
