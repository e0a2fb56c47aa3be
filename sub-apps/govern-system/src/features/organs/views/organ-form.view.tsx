import { type Organ, rules } from '@edu/shared-utility';
import { FormDialog, type RecordForm } from '@edu/shared-utility/admin';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { OrganValues } from '../data/organ-form.hook';
import { phrases } from '../phrases';

interface Props {
  readonly form: RecordForm<Organ, OrganValues>;
  /** False for people who manage only one organisation and may only change its name. */
  readonly isAll: boolean;
  readonly isPageReady: boolean;
}

/** Adds an organisation with its first branch, or changes its name and channel. */
export function OrganForm({ form, isAll, isPageReady }: Props) {
  const { t } = phrases.use();
  const row = form.state.status === 'closed' ? undefined : form.state.row;
  return (
    <FormDialog
      form={form}
      titles={{ add: t('organ.add'), edit: t('organ.editTitle', { name: row?.name ?? '' }) }}
      labels={{ name: t('organ.name'), channel: t('organ.channel') }}
      isPageReady={isPageReady}
    >
      <Form.Item
        name="name"
        label={t('organ.name')}
        rules={[
          { required: true, whitespace: true, message: t('organ.nameEmpty') },
          rules.atMost(60),
        ]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      {isAll && (
        <Form.Item
          name="channel"
          label={t('organ.channel')}
          extra={t('organ.channelHint')}
          rules={[{ pattern: /^\s*[A-Za-z0-9_-]{1,20}\s*$/, message: t('organ.channelForm') }]}
        >
          <Input autoComplete="off" />
        </Form.Item>
      )}
      {row === null && (
        <Form.Item
          name="branchName"
          label={t('organ.firstBranch')}
          extra={t('organ.firstBranchHint')}
          rules={[rules.atMost(60)]}
        >
          <Input autoComplete="off" />
        </Form.Item>
      )}
    </FormDialog>
  );
}
