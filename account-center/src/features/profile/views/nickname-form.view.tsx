import { codePointLength, limits, rules } from '@edu/shared-utility';
import { Button, Flex, Form, Input } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { selectNicknameSave } from '../data/profile.selectors';
import { profileActions } from '../data/profile.slice';

interface Values {
  nickname: string;
}

/** The nickname with its own save button; what is wrong with it stands under the field. */
export function NicknameForm({ current }: { current: string }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const save = useSelector(selectNicknameSave);
  const [form] = Form.useForm<Values>();
  const draft = Form.useWatch('nickname', form) ?? current;

  useEffect(() => form.setFieldsValue({ nickname: current }), [form, current]);

  useEffect(() => {
    if (save.status !== 'refused') return;
    form.setFields([{ name: 'nickname', errors: [save.message] }]);
    form.focusField('nickname');
  }, [form, save]);

  return (
    <Form
      form={form}
      name="account-center-nickname"
      layout="vertical"
      initialValues={{ nickname: current }}
      requiredMark={false}
      onFinish={({ nickname }) => dispatch(profileActions.nicknameSubmitted(nickname.trim()))}
    >
      <Form.Item
        label={t('profile.nickname')}
        htmlFor="account-center-nickname_nickname"
        style={{ maxWidth: 480, marginBottom: 0 }}
      >
        <Flex gap="small">
          <Form.Item name="nickname" noStyle rules={rules.nickname()} validateFirst>
            <Input
              placeholder={t('profile.nicknamePlaceholder')}
              autoComplete="nickname"
              count={{ show: true, max: limits.nameLength, strategy: codePointLength }}
            />
          </Form.Item>
          <Button
            type="primary"
            htmlType="submit"
            loading={save.status === 'saving'}
            disabled={draft.trim() === current}
          >
            {t('profile.save')}
          </Button>
        </Flex>
      </Form.Item>
    </Form>
  );
}
