import { plainMail, plainPhone, rules } from '@edu/shared-utility';
import { unlessUnchanged } from '@edu/shared-utility/admin';
import { Form, type InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';

interface Props<Key extends string> {
  /** Of the page, whose phrases have these texts. */
  readonly t: (key: Key) => string;
  readonly input?: InputProps;
}

/** The required name of a person. */
export const NameField = ({ t, input }: Props<'name' | 'nameEmpty'>) => (
  <Form.Item
    name="name"
    label={t('name')}
    rules={[{ required: true, whitespace: true, message: t('nameEmpty') }, rules.name()]}
  >
    <Input autoComplete="off" {...input} />
  </Form.Item>
);

interface PhoneProps extends Props<'phone' | 'phoneEmpty'> {
  /** As read, and so with asterisks; undefined for a new person. */
  readonly masked: string | undefined;
  readonly extra: ReactNode;
}

/** The required phone number of a person. */
export const PhoneField = ({ t, input, masked, extra }: PhoneProps) => (
  <Form.Item
    name="phone"
    label={t('phone')}
    normalize={plainPhone}
    extra={extra}
    rules={[
      { required: true, message: t('phoneEmpty') },
      unlessUnchanged(masked, rules.mobile('form')),
    ]}
  >
    <Input inputMode="tel" autoComplete="off" {...input} />
  </Form.Item>
);

/** The e-mail address of a person. */
export const EmailField = ({ t }: Props<'email' | 'optional'>) => (
  <Form.Item name="email" label={t('email')} normalize={plainMail} rules={[rules.email('form')]}>
    <Input inputMode="email" autoComplete="off" placeholder={t('optional')} />
  </Form.Item>
);
