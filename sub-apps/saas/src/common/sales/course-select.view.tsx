import { loadedOf, skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../data';
import { useSettled } from '../settled.hook';
import { salesPhrases } from './phrases';

export interface ChosenCourse {
  readonly id: string;
  readonly title: string;
  /** In fen. */
  readonly price: number;
}

interface Props {
  /** Form.Item gives these four. */
  readonly id?: string;
  readonly value?: ChosenCourse | null;
  readonly onChange?: (course: ChosenCourse | null) => void;
  readonly onBlur?: () => void;
  readonly label?: string;
  readonly placeholder?: string;
}

/** A published course of the organisation, found by its title while one types. */
export function CourseSelect(props: Props) {
  const { id, value = null, onChange, onBlur, label, placeholder } = props;
  const { t } = salesPhrases.use();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const read = data.useCourseFindManageListQuery(
    isOpen
      ? { status: 'published', pageNum: 1, pageSize: 20, ...(keyword && { keyword }) }
      : skipToken,
  );
  const load = loadedOf(read);
  const found = read.currentData?.list ?? [];
  const isMissing = value !== null && !found.some((one) => one.id === value.id);
  const options = [...(isMissing ? [value] : []), ...found];
  const nothing = read.isFetching ? t('searching') : t('noCourses');
  return (
    <Select
      id={id}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      style={{ minWidth: 160, maxWidth: '100%' }}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      onBlur={onBlur}
      loading={isOpen && read.isFetching}
      value={value?.id ?? null}
      options={options.map((one) => ({ value: one.id, label: one.title }))}
      onChange={(next) => {
        const one = options.find((row) => row.id === next);
        onChange?.(one ? { id: one.id, title: one.title, price: one.price } : null);
      }}
      notFoundContent={load.status === 'failed' ? t('coursesFailed') : nothing}
      popupRender={(menu) => (
        <>
          {menu}
          {(read.currentData?.total ?? 0) > found.length && (
            <p style={{ margin: 0, padding: 8 }}>{t('moreCourses')}</p>
          )}
        </>
      )}
    />
  );
}
