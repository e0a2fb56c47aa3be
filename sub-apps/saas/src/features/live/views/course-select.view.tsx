import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { useSettled } from '../../../common/settled.hook';
import { phrases } from '../phrases';

/** One that was chosen, by the name that it has now. */
function CourseName({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { currentData, isFetching } = data.useCourseFindByIdQuery({ id });
  return <>{currentData?.title ?? (isFetching ? '…' : t('courseGone'))}</>;
}

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value?: string | null;
  readonly onChange?: (id: string | null) => void;
  readonly width?: number;
}

/** A course of the organisation that can still be taught, found by its title while one types. */
export function CourseSelect({ id, label, value, onChange, width }: Props) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const read = data.useCourseFindManageListQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  const found = (read.currentData?.list ?? []).filter(
    ({ status }) => status !== 'terminated' && status !== 'cancelled',
  );
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear
      placeholder={label}
      style={{ width: width ?? '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      loading={isOpen && read.isFetching}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? null)}
      labelRender={({ value: one }) => <CourseName id={String(one)} />}
      options={found.map((one) => ({ value: one.id, label: one.title }))}
      notFoundContent={
        read.error ? t('coursesFailed') : read.isFetching ? t('searching') : undefined
      }
    />
  );
}
