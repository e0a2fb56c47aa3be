import { type Assessment, rules } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import { data } from '../../../common/oversight-data';
import type { Step } from '../data/step.hook';
import { phrases } from '../phrases';
import { AppointFields } from './appoint-fields.view';
import { GradeFields } from './grade-fields.view';
import { requiredRule } from './required-rule';

function CertifyFields() {
  const { t } = phrases.use();
  const query = { pageNum: 1, pageSize: 100, status: 'enabled' } as const;
  const read = data.useCertificateTemplateFindByConditionQuery(query);
  return (
    <Form.Item
      name="templateId"
      label={t('template')}
      rules={[{ required: true, message: t('templateEmpty') }]}
    >
      <Select
        autoFocus
        placeholder={t('templateEmpty')}
        loading={read.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        options={(read.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        notFoundContent={t(read.error ? 'templatesFailed' : 'templatesNone')}
      />
    </Form.Item>
  );
}

function WithdrawFields() {
  const { t } = phrases.use();
  return (
    <Form.Item
      name="reason"
      label={t('reason')}
      rules={[requiredRule(t('reasonEmpty')), rules.atMost(300)]}
    >
      <TextArea rows={2} limit={300} autoFocus />
    </Form.Item>
  );
}

const parts = {
  appoint: AppointFields,
  grade: GradeFields,
  certify: CertifyFields,
  withdraw: WithdrawFields,
} as const satisfies Record<Step, () => React.JSX.Element>;

/** The fields of a step. */
export function StepFields({ step }: { readonly step: Step }) {
  const Fields = parts[step];
  return <Fields />;
}

/** The initial values of the fields. */
export const firstValues = ({ appointedAt, place, remarks }: Assessment) => ({
  ...(appointedAt !== null && { appointedAt }),
  ...{ place, remarks, passed: true },
});
