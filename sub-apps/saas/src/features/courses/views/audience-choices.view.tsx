import { treeOptions } from '@edu/shared-utility/admin';
import type { ReadResult } from '@edu/shared-utility/data';
import { Form } from 'antd';
import { useMemo, useState } from 'react';
import type { Choice } from '../../../common/choices';
import { ManySelect } from '../../../common/many-select.view';
import { data } from '../../../common/page-data';
import { StudentSelect } from '../../../common/student-select.view';
import { TrainSelect } from '../../../common/train-select.view';
import { phrases } from '../phrases';

interface ManyProps {
  readonly id: string;
  readonly label: string;
  readonly read: ReadResult<unknown> & { refetch(): unknown };
  readonly options: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** A multiple selection from a short list, with its label. */
function MultipleSelect({ label, ...field }: ManyProps) {
  const { t } = phrases.use();
  return (
    <Form.Item label={label} htmlFor={field.id}>
      <ManySelect {...field} placeholder={t('optional')} />
    </Form.Item>
  );
}

export function Organs(props: Pick<ManyProps, 'value' | 'onChange'>) {
  const { t } = phrases.use();
  const read = data.useOrganFindQuery();
  const options = useMemo(
    () => (read.currentData?.organs ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [read.currentData],
  );
  return (
    <MultipleSelect
      {...props}
      id="grant-organs"
      label={t('organs')}
      read={read}
      options={options}
    />
  );
}

export function Departments(props: Pick<ManyProps, 'value' | 'onChange'>) {
  const { t } = phrases.use();
  const read = data.useDepartmentGetTreeQuery();
  const options = useMemo(() => treeOptions(read.currentData ?? []), [read.currentData]);
  return (
    <MultipleSelect
      {...props}
      id="grant-departments"
      label={t('departments')}
      read={read}
      options={options}
    />
  );
}

export function Trains(props: Pick<ManyProps, 'value' | 'onChange'>) {
  const { t } = phrases.use();
  return (
    <Form.Item label={t('trains')} htmlFor="grant-trains" extra={t('trainsHint')}>
      <TrainSelect
        {...props}
        id="grant-trains"
        placeholder={t('optional')}
        words={{ searching: t('searching'), failed: t('choicesFailed') }}
      />
    </Form.Item>
  );
}

export function Persons({ value, onChange }: Pick<ManyProps, 'value' | 'onChange'>) {
  const { t } = phrases.use();
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  return (
    <Form.Item label={t('persons')} htmlFor="grant-persons">
      <StudentSelect
        id="grant-persons"
        placeholder={t('personsHint')}
        value={chosen.filter((choice) => value.includes(choice.value))}
        onChange={(students) => {
          setChosen(students);
          onChange(students.map((student) => student.value));
        }}
        words={{ searching: t('searching'), failed: t('choicesFailed') }}
      />
    </Form.Item>
  );
}
