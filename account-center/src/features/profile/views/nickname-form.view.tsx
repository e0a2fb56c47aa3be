import { codePointLength, limits } from '@edu/shared-utility';
import { Button, Flex, Form, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { nicknameProblem } from '../data/nickname';
import { selectNicknameSave } from '../data/profile.selectors';
import { profileActions } from '../data/profile.slice';

/** The nickname with its own save button; what is wrong with it stands under the field. */
export function NicknameForm({ current }: { current: string }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const save = useSelector(selectNicknameSave);
  const [draft, setDraft] = useState(current);
  const [checked, setChecked] = useState(false);
  const id = useId();

  const saving = save.status === 'saving';
  const problem = nicknameProblem(draft);
  const message = save.status === 'refused' ? save.message : checked && problem && t(problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!problem && !saving) dispatch(profileActions.nicknameSubmitted(draft.trim()));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Form.Item
        layout="vertical"
        label={t('profile.nickname')}
        htmlFor={id}
        required
        validateStatus={message ? 'error' : ''}
        help={
          message ? (
            <span id={`${id}-help`} role="alert">
              {message}
            </span>
          ) : undefined
        }
        style={{ marginBottom: 0 }}
      >
        <Flex gap="small">
          <Input
            id={id}
            value={draft}
            placeholder={t('profile.nicknamePlaceholder')}
            autoComplete="nickname"
            aria-invalid={Boolean(message)}
            aria-describedby={message ? `${id}-help` : undefined}
            count={{ show: true, max: limits.nameLength, strategy: codePointLength }}
            onChange={(event) => {
              setDraft(event.target.value);
              dispatch(profileActions.nicknameTouched());
            }}
            onBlur={() => setChecked(true)}
          />
          <Button type="primary" htmlType="submit" loading={saving} disabled={draft === current}>
            {t('profile.save')}
          </Button>
        </Flex>
      </Form.Item>
    </form>
  );
}
