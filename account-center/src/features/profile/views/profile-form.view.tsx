import { codePointLength, limits, rules, type UserInfo, unsaved } from '@edu/shared-utility';
import { Button, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { phrases } from '../../../phrases';
import type { nameRule } from '../data/name-rule';
import { selectProfileSave } from '../data/profile.selectors';
import { profileActions } from '../data/profile.slice';

interface Values {
  name: string;
  nickname: string;
}

interface Props {
  user: UserInfo;
  name: ReturnType<typeof nameRule>;
}

const formName = 'account-center-profile';
const count = { show: true, max: limits.nameLength, strategy: codePointLength };

/** The form of name, if editable, and nickname; errors are beside the fields. */
export function ProfileForm({ user, name }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const save = useSelector(selectProfileSave);
  const [form] = Form.useForm<Values>();
  const isChanged = (values: Partial<Values>): boolean =>
    values.nickname?.trim() !== user.nickname ||
    (name === 'edit' && values.name?.trim() !== user.name);
  const changed = isChanged(Form.useWatch([], form) ?? user);

  const shownValues = useRef<Values>({ name: user.name, nickname: user.nickname });
  useEffect(() => {
    const userValues = { name: user.name, nickname: user.nickname };
    for (const field of ['name', 'nickname'] as const) {
      const value: string = form.getFieldValue(field) ?? '';
      const editable = field === 'nickname' || name === 'edit';
      // Unsaved input is not overwritten by a refetch.
      const isEdited = value !== shownValues.current[field] && value.trim() !== userValues[field];
      if (!editable || !isEdited) form.setFieldValue(field, userValues[field]);
    }
    shownValues.current = userValues;
  }, [form, name, user.name, user.nickname]);

  useEffect(() => {
    if (save.status !== 'refused' || save.field === null) return;
    form.setFields([{ name: save.field, errors: [save.message] }]);
    form.focusField(save.field);
  }, [form, save]);

  // Watched values are updated later than the input, so the form itself is asked for unsaved input.
  const isTyped = useRef((): boolean => false);
  isTyped.current = () => isChanged(form.getFieldsValue());
  useEffect(() => unsaved.guard(() => isTyped.current()), []);
  const saving = save.status === 'saving';

  const submit = (input: Values) =>
    dispatch(
      profileActions.submitted({
        nickname: input.nickname.trim(),
        ...(name === 'edit' && { name: input.name.trim() }),
      }),
    );

  return (
    <Form
      form={form}
      name={formName}
      layout="vertical"
      initialValues={{ name: user.name, nickname: user.nickname }}
      requiredMark={false}
      onFinish={submit}
      style={{ maxWidth: 480 }}
    >
      {name !== 'read' && (
        <Form.Item
          name="name"
          label={t('profile.name')}
          rules={name === 'edit' ? [rules.name()] : []}
          extra={name === 'disabled' ? t('profile.nameVerified') : undefined}
        >
          <Input
            disabled={name === 'disabled'}
            readOnly={saving}
            autoComplete="name"
            // A read-only name has no character count.
            {...(name === 'disabled' ? { style: { color: token.colorText } } : { count })}
          />
        </Form.Item>
      )}
      <Form.Item
        label={t('profile.nickname')}
        htmlFor={`${formName}_nickname`}
        style={{ marginBottom: 0 }}
      >
        <div className="eac-inline">
          <Form.Item name="nickname" noStyle rules={rules.nickname()} validateFirst>
            <Input
              placeholder={t('profile.nicknamePlaceholder')}
              autoComplete="nickname"
              readOnly={saving}
              count={count}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={saving} disabled={!changed}>
            {t('profile.save')}
          </Button>
        </div>
      </Form.Item>
      {save.status === 'refused' && save.field === null && (
        <div style={{ marginTop: 16 }}>
          <NoAnswerAlert message={save.message} />
        </div>
      )}
    </Form>
  );
}
