import { rules } from '@edu/shared-utility';
import { Alert, Button, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { FacePhoto } from '../../../common/face-photo.view';
import { morePhrases } from '../../../phrases/more';
import { type RealName, realNameActions } from '../data/real-name.slice';

interface Values {
  name: string;
  idNumber: string;
}

interface FormProps {
  ticket: string;
  state: Extract<RealName, { status: 'open' | 'sending' | 'refused' }>;
}

export function RealNameForm({ ticket, state }: FormProps) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const [form] = Form.useForm<Values>();
  const [photo, setPhoto] = useState<string | null>(null);

  useEffect(() => {
    if (state.status !== 'refused') return;
    form.setFields([
      { name: 'name', errors: state.fields.name ? [state.fields.name] : [] },
      { name: 'idNumber', errors: state.fields.idNumber ? [state.fields.idNumber] : [] },
    ]);
    const faultyField = (['name', 'idNumber'] as const).find((name) => state.fields[name]);
    if (faultyField) form.focusField(faultyField);
  }, [form, state]);

  const unnamed = state.status === 'refused' && Object.keys(state.fields).length === 0;
  return (
    <>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>{t('realName.hint')}</p>
      {unnamed && (
        <Alert
          type={state.unanswered ? 'info' : 'error'}
          showIcon
          title={state.message}
          style={{ marginBottom: token.margin }}
        />
      )}
      <Form
        form={form}
        name="account-center-real-name"
        layout="vertical"
        disabled={state.status === 'sending'}
        scrollToFirstError={{ focus: true }}
        initialValues={{ name: '', idNumber: '' }}
        onFinish={({ name, idNumber }) =>
          dispatch(
            realNameActions.submitted({
              ticket,
              name: name.trim(),
              idNumber: idNumber.trim().toUpperCase(),
              photo,
            }),
          )
        }
      >
        <Form.Item
          name="name"
          label={t('realName.name')}
          validateFirst
          rules={[
            { required: true, whitespace: true, message: t('realName.nameEmpty') },
            rules.name(),
          ]}
        >
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="idNumber"
          label={t('realName.idNumber')}
          validateFirst
          rules={[{ required: true, message: t('realName.idNumberEmpty') }, rules.idNumber()]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <FacePhoto consent={t('realName.photoConsent')} photo={photo} onChange={setPhoto} />
        <Button type="primary" htmlType="submit" block loading={state.status === 'sending'}>
          {t('realName.submit')}
        </Button>
      </Form>
    </>
  );
}
