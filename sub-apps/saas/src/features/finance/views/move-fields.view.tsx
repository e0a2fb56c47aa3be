import { type CourseOrder, useContextValue } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { fenOf } from '../../../common/money';
import { MoneyInput } from '../../../common/sales/money-input.view';
import { salesPhrases } from '../../../common/sales/phrases';
import { phrases } from '../phrases';

/** The form item's props for a server error of its field. */
const faultItemProps = (words: string | undefined) =>
  words ? { validateStatus: 'error' as const, help: <span role="alert">{words}</span> } : {};

export function PaymentFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  return (
    <>
      <Form.Item
        name="paidAt"
        label={t('paidDay')}
        extra={t('paidDayHint', { zone })}
        {...faultItemProps(fields.paidAt)}
      >
        <Input type="datetime-local" style={{ maxWidth: 240 }} />
      </Form.Item>
      <Form.Item
        name="receipt"
        label={t('receipt')}
        extra={t('receiptHint')}
        {...faultItemProps(fields.receipt)}
      >
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
    </>
  );
}

interface AmountProps {
  readonly order: CourseOrder;
  readonly fault: string | undefined;
}

export function RefundAmount({ order, fault }: AmountProps) {
  const { t } = phrases.use();
  const dateLimits = {
    validator: (_: unknown, text = '') => {
      const fen = fenOf(text);
      if (fen === null) return Promise.reject(new Error(salesPhrases.t('priceWrong')));
      if (fen === 0) return Promise.reject(new Error(t('refundNothing')));
      if (fen <= order.amount) return Promise.resolve();
      return Promise.reject(new Error(t('refundMore', { amount: formatPrice(order.amount) })));
    },
  };
  return (
    <Form.Item
      name="amount"
      label={t('refundAmount')}
      rules={[dateLimits]}
      {...faultItemProps(fault)}
    >
      <MoneyInput />
    </Form.Item>
  );
}

export function Reason({ fault }: { readonly fault: string | undefined }) {
  const { t } = phrases.use();
  return (
    <Form.Item
      name="reason"
      label={t('reason')}
      rules={[{ required: true, whitespace: true, message: t('reasonEmpty') }]}
      {...faultItemProps(fault)}
    >
      <TextArea rows={2} limit={200} />
    </Form.Item>
  );
}
