import { type Exam, useCan } from '@edu/shared-utility';
import { FormSection, treeOptions } from '@edu/shared-utility/admin';
import { skipToken } from '@edu/shared-utility/data';
import { Checkbox, Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import type { Choice } from '../../../common/choices';
import { data } from '../../../common/examining-data';
import { ManySelect } from '../../../common/many-select.view';
import { useSettled } from '../../../common/settled.hook';
import { StudentSelect } from '../../../common/student-select.view';
import { phrases } from '../phrases';
import { Setting } from './setting.view';

interface Given {
  readonly id: string;
  readonly disabled?: boolean;
}

function Departments({
  id,
  disabled,
  value,
  onChange,
}: Given & { readonly value?: string[]; readonly onChange?: (ids: string[]) => void }) {
  const { t } = phrases.use();
  const read = data.useDepartmentGetTreeQuery();
  const options = useMemo(() => treeOptions(read.currentData ?? []), [read.currentData]);
  return (
    <ManySelect
      id={id}
      placeholder={t('optional')}
      read={read}
      options={options}
      value={value ?? []}
      {...(onChange && { onChange })}
      {...(disabled && { disabled })}
    />
  );
}

function Trains({
  id,
  exam,
  disabled,
  value = [],
  onChange,
}: Given & {
  readonly exam: Exam;
  readonly value?: string[];
  readonly onChange?: (ids: string[]) => void;
}) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(exam.audience.trains.map((one) => [one.id, one.title])),
  );
  const keyword = useSettled(typed.trim());
  const read = data.useTrainFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  const found = (read.currentData?.list ?? []).map((one) => ({ value: one.id, label: one.title }));
  const others = value
    .filter((one) => !found.some((row) => row.value === one))
    .map((one) => ({ value: one, label: names.get(one) ?? '…' }));
  return (
    <Select
      id={id}
      mode="multiple"
      placeholder={t('optional')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      loading={isOpen && read.isFetching}
      options={[...others, ...found]}
      value={value}
      {...(disabled && { disabled })}
      onChange={(ids) => {
        setNames(new Map([...names, ...found.map((one) => [one.value, one.label] as const)]));
        onChange?.(ids);
      }}
      notFoundContent={
        read.error ? t('choicesFailed') : read.isFetching ? t('searching') : undefined
      }
    />
  );
}

function People({
  id,
  value,
  onChange,
}: Given & { readonly value?: Choice[]; readonly onChange?: (people: Choice[]) => void }) {
  const { t } = phrases.use();
  return (
    <StudentSelect
      id={id}
      placeholder={t('peopleHint')}
      value={value ?? []}
      {...(onChange && { onChange })}
      words={{ searching: t('searching'), failed: t('choicesFailed') }}
    />
  );
}

/** Who may sit the exam: everybody, or departments, trainings and people together. */
export function AudienceFields({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  const can = useCan();
  const all = Form.useWatch<boolean>('all') ?? exam.audience.all;
  return (
    <FormSection title={t('section.audience')}>
      <p role="status">{t('invited', { count: exam.audience.count })}</p>
      <Setting exam={exam} name="all" isBare valuePropName="checked">
        {(given) => <Checkbox {...given}>{t('field.all')}</Checkbox>}
      </Setting>
      {!all && (
        <>
          <Setting exam={exam} name="departmentIds">
            {(given) => <Departments {...given} />}
          </Setting>
          {can('train.read') && (
            <Setting exam={exam} name="trainIds">
              {(given) => <Trains {...given} exam={exam} />}
            </Setting>
          )}
          {can('student.read') && (
            <Setting exam={exam} name="people">
              {(given) => <People {...given} />}
            </Setting>
          )}
        </>
      )}
    </FormSection>
  );
}
