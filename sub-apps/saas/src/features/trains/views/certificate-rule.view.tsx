import {
  type Train,
  type TrainCertificate,
  toast,
  useAppLife,
  useCan,
  useUnsaved,
} from '@edu/shared-utility';
import { FormSection } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { TemplateSelect } from '../../../common/certificates/template-select.view';
import { data } from '../../../common/training-data';
import { trainCertificateWords } from '../phrases/certificates';

type Rule = Pick<TrainCertificate, 'templateId' | 'condition'>;

interface Props {
  readonly train: Train;
  readonly rule: TrainCertificate | null;
}

const conditions = ['finished', 'passedAllExams', 'byHand'] as const;

/** The certificate that a training issues, and when; without a template it issues none. */
export function CertificateRule({ train, rule }: Props) {
  const { t } = trainCertificateWords.use();
  const appSignal = useAppLife();
  const can = useCan();
  const [add, adding] = data.useTrainCertificateSaveMutation();
  const [change, changing] = data.useTrainCertificateUpdateByTrainIdMutation();
  const [saveTrain, taking] = data.useTrainSaveMutation();
  const [templateId, setTemplate] = useState<string | null>(rule?.templateId ?? null);
  const [condition, setCondition] = useState<Rule['condition']>(rule?.condition ?? 'finished');
  const [fault, setFault] = useState<string | null>(null);
  const isBusy = adding.isLoading || changing.isLoading || taking.isLoading;
  const isReadOnly = !train.mayWrite || !can('train.write') || !can('certificate.read');
  const isChanged =
    templateId !== (rule?.templateId ?? null) ||
    (templateId !== null && condition !== (rule?.condition ?? 'finished'));
  useUnsaved(isChanged);
  const save = async (): Promise<void> => {
    setFault(null);
    const { id, version } = train;
    const sent =
      templateId === null
        ? saveTrain({ id, version, certificateTemplateId: null })
        : (rule ? change : add)({ trainId: id, templateId, condition });
    const { error } = await sent;
    if (appSignal.aborted) return;
    if (error) {
      const { fields, message } = failureOf(error);
      return setFault(fields.templateId ?? fields.certificateTemplateId ?? message);
    }
    toast.success(t('saved'));
  };
  return (
    <Form layout="vertical" disabled={isReadOnly} onFinish={() => void save()}>
      <FormSection title={t('rule')} hint={t('ruleHint')}>
        {fault && <Alert role="alert" type="error" showIcon title={fault} />}
        <Form.Item label={t('template')} htmlFor="train-template" extra={t('templateHint')}>
          {isReadOnly ? (
            <Input id="train-template" value={train.certificateTemplateName ?? t('none')} />
          ) : (
            <TemplateSelect
              id="train-template"
              label={t('template')}
              isForIssue
              value={templateId}
              onChange={setTemplate}
            />
          )}
        </Form.Item>
        {templateId !== null && (
          <Form.Item label={t('condition')} htmlFor="train-condition">
            <Select
              id="train-condition"
              value={condition}
              options={conditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
              onChange={setCondition}
            />
          </Form.Item>
        )}
        {!isReadOnly && (
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isChanged}>
            {t('save')}
          </Button>
        )}
      </FormSection>
    </Form>
  );
}
