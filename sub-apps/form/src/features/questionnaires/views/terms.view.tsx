import { type Questionnaire, useCan } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { useAlertFocus } from '@edu/shared-utility/data';
import { Alert, Button, Checkbox, Flex, Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { RefObject } from 'react';
import { LAST_MOMENT } from '../data/terms';
import { useTerms } from '../data/terms.hook';
import { phrases } from '../phrases';
import { ConflictAlert } from './conflict-alert.view';

export interface TermsProps {
  /** Is set to a function that saves the fields, for publishing without a click on Save. */
  readonly saveFirst: RefObject<() => Promise<boolean>>;
}

/** When, how often and under which name one may answer. */
export function Terms({ row, saveFirst }: TermsProps & { readonly row: Questionnaire }) {
  const { t } = phrases.use();
  const can = useCan();
  const isReadOnly = !can('form.write');
  const { terms, faults, theirs, isLoading, set, submit, resolve } = useTerms(
    row,
    saveFirst,
    !isReadOnly,
  );
  const conflictBox = useAlertFocus(theirs);
  const isFixed = row.status !== 'draft';
  const item = (key: string) => ({
    htmlFor: `terms-${key}`,
    validateStatus: faults[key] ? ('error' as const) : undefined,
    help: faults[key] && <span role="alert">{faults[key]}</span>,
  });
  return (
    <Form layout="vertical" noValidate disabled={isReadOnly} onFinish={() => void submit()}>
      {faults.above && <Alert role="alert" showIcon type="error" title={faults.above} />}
      {theirs && (
        <div ref={conflictBox} tabIndex={-1} style={{ outline: 'none' }}>
          <ConflictAlert current={theirs} onResolve={resolve} />
        </div>
      )}
      <Flex vertical gap="small" style={{ marginBlock: 16 }}>
        <Checkbox
          checked={terms.anonymous}
          disabled={isFixed || isReadOnly}
          onChange={({ target }) => set({ anonymous: target.checked })}
        >
          {t('anonymousLong')}
        </Checkbox>
        <Checkbox
          checked={terms.repeats}
          disabled={isFixed || isReadOnly}
          onChange={({ target }) => set({ repeats: target.checked })}
        >
          {t('repeats')}
        </Checkbox>
      </Flex>
      <Flex gap="middle" wrap>
        {(['opensAt', 'closesAt'] as const).map((key) => (
          <Form.Item key={key} style={{ flex: '1 1 200px' }} label={t(key)} {...item(key)}>
            <Input
              id={`terms-${key}`}
              type="datetime-local"
              max={LAST_MOMENT}
              value={terms[key]}
              onChange={({ target }) => set({ [key]: target.value })}
            />
          </Form.Item>
        ))}
        <Form.Item
          style={{ flex: '1 1 120px' }}
          label={t('limit')}
          extra={t('limitHint')}
          {...item('limit')}
        >
          <Input
            id="terms-limit"
            inputMode="numeric"
            autoComplete="off"
            value={terms.limit}
            onChange={({ target }) => set({ limit: target.value })}
          />
        </Form.Item>
      </Flex>
      <Form.Item label={t('thanks')} {...item('thanks')}>
        <TextArea
          id="terms-thanks"
          rows={2}
          limit={5000}
          value={terms.thanks}
          onChange={({ target }) => set({ thanks: target.value })}
        />
      </Form.Item>
      {!isReadOnly && (
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('save')}
        </Button>
      )}
    </Form>
  );
}
