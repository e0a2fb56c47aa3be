import { type Train, toast, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import type { Choice } from '../../../common/choices';
import { clearChangedErrors } from '../../../common/clear-changed-errors';
import { DepartmentsSelect } from '../../../common/departments-select.view';
import { data } from '../../../common/training-data';
import { peopleWords } from '../phrases/people';
import { Candidates } from './candidates.view';

interface Values {
  readonly departmentIds?: string[];
  readonly people?: Choice[];
}

const MAX_PEOPLE = 500;

/** Adds the present students of departments, and single people. */
export function AddPeople({
  train,
  onClose,
}: {
  readonly train: Train;
  readonly onClose: () => void;
}) {
  const { t } = peopleWords.use();
  const appSignal = useAppLife();
  const [form] = Form.useForm<Values>();
  const [add, { isLoading }] = data.useTrainUserAddMutation();
  const [fault, setFault] = useState<string | null>(null);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => form.isFieldsTouched(),
    isBusy: isLoading,
  });
  const send = async ({ departmentIds = [], people = [] }: Values): Promise<void> => {
    setFault(null);
    if (departmentIds.length + people.length === 0) return setFault(t('nobody'));
    const userIds = people.map(({ value }) => value);
    const answer = await add({ trainId: train.id, departmentIds, userIds });
    if (appSignal.aborted) return;
    if (answer.data) {
      toast.success(t('added', { count: answer.data.added }));
      return onClose();
    }
    const { fields, message } = failureOf(answer.error);
    const fieldFaults = { departmentIds: fields.departmentIds, people: fields.userIds };
    const entries = Object.entries(fieldFaults).filter(([, words]) => words);
    if (entries.length === 0) return setFault(message);
    form.setFields(
      entries.map(([name, words]) => ({ name: name as keyof Values, errors: [words ?? ''] })),
    );
  };
  return (
    <Modal
      open
      title={t('add')}
      okText={t('addNow')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      <p>{t('addHint')}</p>
      <Form
        form={form}
        layout="vertical"
        onValuesChange={(changed) => {
          setFault(null);
          clearChangedErrors(form)(changed);
        }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="departmentIds"
          label={t('departments')}
          htmlFor="train-departments"
          extra={t('departmentsHint')}
        >
          <DepartmentsSelect id="train-departments" placeholder={t('optional')} />
        </Form.Item>
        <Form.Item name="people" label={t('people')} htmlFor="train-people">
          <Candidates
            id="train-people"
            trainId={train.id}
            placeholder={t('peopleHint')}
            max={MAX_PEOPLE}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
