import { type Assessment, rules } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { data } from '../../../common/oversight-data';
import type { Step } from '../data/step.hook';
import { phrases } from '../phrases';
import { ZonedTime } from './zoned-time.view';

const requiredRule = (message: string) => ({ required: true, whitespace: true, message });

function AppointFields() {
  const { t } = phrases.use();
  return (
    <>
      <Form.Item
        name="appointedAt"
        label={t('appointedAt')}
        rules={[
          { required: true, message: t('timeEmpty') },
          {
            warningOnly: true,
            validator: (_, moment = '') =>
              moment !== '' && new Date(moment) < new Date()
                ? Promise.reject(new Error(t('timePast')))
                : Promise.resolve(),
          },
        ]}
      >
        <ZonedTime />
      </Form.Item>
      <Form.Item
        name="place"
        label={t('place')}
        rules={[requiredRule(t('placeEmpty')), rules.atMost(200)]}
      >
        <Input />
      </Form.Item>
    </>
  );
}

function GradeFields() {
  const { t } = phrases.use();
  return (
    <>
      <Form.Item name="passed" label={t('result')}>
        <Select
          autoFocus
          options={[
            { value: true, label: t('passed') },
            { value: false, label: t('failed') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="score"
        label={t('score')}
        required
        rules={[
          {
            validator: (_, text = '') =>
              isNumber(text, [0, 100], true)
                ? Promise.resolve()
                : Promise.reject(new Error(t('scoreWrong'))),
          },
        ]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="assessor"
        label={t('assessor')}
        rules={[requiredRule(t('assessorEmpty')), rules.atMost(60)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="remarks" label={t('remarks')}>
        <TextArea rows={2} limit={1000} />
      </Form.Item>
    </>
  );
}

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
