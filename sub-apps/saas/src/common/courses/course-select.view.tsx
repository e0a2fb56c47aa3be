import type { CourseSummary } from '@edu/shared-utility';
import { skipToken, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { type CSSProperties, useState } from 'react';
import { phrases } from '../../phrases';
import { useDebounced } from '../debounced.hook';
import { data } from '../page-data';

/** The selected course, with its price in fen. */
export type ChosenCourse = Pick<CourseSummary, 'id' | 'title' | 'price'>;

/** Current title of a selected course. */
function CourseName({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { currentData, isFetching } = data.useCourseFindByIdQuery({ id });
  return <>{currentData?.title ?? (isFetching ? '…' : t('courses.gone'))}</>;
}

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  /** Id of the selected course, and its title if known. */
  readonly value?: string | null;
  readonly title?: string;
  readonly onChange?: (course: ChosenCourse | null) => void;
  readonly onBlur?: () => void;
  /** Only published courses, or all that are not terminated. */
  readonly source: 'published' | 'teachable';
  readonly style?: CSSProperties;
}

/** Selects a course of the organisation; searches by title while typing. */
export function CourseSelect(props: Props) {
  const clear = useClear();
  const { id, label, placeholder, value = null, title, onChange, onBlur, source, style } = props;
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const query = { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) };
  const read = data.useCourseFindManageListQuery(
    isOpen ? { ...query, ...(source === 'published' && { status: source }) } : skipToken,
  );
  const list = read.currentData?.list ?? [];
  const matches = list.filter(({ status }) => status !== 'terminated' && status !== 'cancelled');
  const emptyText = t(read.isFetching ? 'courses.searching' : 'courses.none');
  return (
    <Select
      id={id}
      aria-label={label}
      placeholder={placeholder ?? label}
      allowClear={clear}
      style={{ minWidth: 160, maxWidth: '100%', ...style }}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setInput }}
      onOpenChange={setOpen}
      onBlur={onBlur}
      loading={isOpen && read.isFetching}
      value={value}
      labelRender={({ value: courseId }) => title ?? <CourseName id={String(courseId)} />}
      options={matches.map((match) => ({ value: match.id, label: match.title }))}
      onChange={(next) => onChange?.(matches.find((match) => match.id === next) ?? null)}
      notFoundContent={read.error ? t('courses.failed') : emptyText}
      popupRender={(menu) => (
        <>
          {menu}
          {(read.currentData?.total ?? 0) > list.length && (
            <p style={{ margin: 0, padding: 8 }}>{t('courses.more')}</p>
          )}
        </>
      )}
    />
  );
}
