import { skipToken, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';
import { useDebounced } from './debounced.hook';
import { data } from './page-data';

/** Current name of a selected teacher. */
function TeacherName({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { currentData, isFetching } = data.useTeacherFindByIdQuery({ id });
  return <>{currentData?.name ?? (isFetching ? '…' : t('teachers.gone'))}</>;
}

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  /** Maximum number of teachers; 1 by default. */
  readonly max?: number;
  readonly disabled?: boolean;
}

/** Selects teachers of the organisation, searched by name. */
export function TeacherSelect({
  id,
  label,
  placeholder,
  value,
  onChange,
  max = 1,
  disabled,
}: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const read = data.useTeacherFindQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  const teachers = read.currentData?.list ?? [];
  const chosen = teachers.filter((match) => value.includes(match.id)).length;
  return (
    <Select
      id={id}
      aria-label={label}
      mode="multiple"
      allowClear={clear}
      disabled={disabled}
      maxCount={max === 1 ? undefined : max}
      placeholder={placeholder ?? label}
      style={{ minWidth: 144, width: max === 1 ? undefined : '100%' }}
      showSearch={{ filterOption: false, onSearch: setInput }}
      onOpenChange={setOpen}
      loading={isOpen && read.isFetching}
      value={[...value]}
      // With a maximum of one, a new selection replaces the former.
      onChange={(ids) => onChange(max === 1 ? ids.slice(-1) : ids)}
      labelRender={({ value: teacherId }) => <TeacherName id={String(teacherId)} />}
      options={teachers.map((match) => ({ value: match.id, label: match.name }))}
      notFoundContent={
        read.error ? t('teachers.failed') : read.isFetching ? t('teachers.searching') : undefined
      }
      popupRender={(menu) => (
        <>
          {menu}
          {(read.currentData?.total ?? 0) > teachers.length && chosen < teachers.length && (
            <p style={{ margin: 0, padding: 8 }}>{t('teachers.more')}</p>
          )}
        </>
      )}
    />
  );
}
