import { type Loaded, type Page, type StudentCourse, useDelayed } from '@edu/shared-utility';
import { Alert, Button, Empty, Flex, Pagination, theme } from 'antd';
import { type CourseListState, courseQuery } from '../data/course-list.hook';
import { phrases } from '../phrases';
import { CourseGrid } from './course-grid.view';

interface Props {
  readonly list: CourseListState;
  readonly load: Loaded<Page<StudentCourse>>;
  readonly onRetry: () => void;
}

/** Keys of the skeleton cards, about as many as a first page has. */
const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

/** Skeleton cards. */
export function Waiting() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isSlow = useDelayed(true);
  return (
    <div role="status" aria-label={t('loading')} className="learn-grid">
      {SKELETON_KEYS.map((value) => (
        <div
          key={value}
          style={{
            height: 250,
            borderRadius: token.borderRadiusLG,
            background: isSlow ? token.colorFillTertiary : 'transparent',
          }}
        />
      ))}
    </div>
  );
}

/** The courses of the current address, or why there are none. */
export function CourseList({ list, load, onRetry }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (load.status === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        title={t('failed')}
        description={load.message}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  }
  if (!load.data) return <Waiting />;
  const { list: courses, total } = load.data;
  if (courses.length === 0) {
    const isFiltered = courseQuery.isFiltered(list.state);
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isFiltered ? t('noMatch') : t('empty')}
      >
        {isFiltered ? (
          <Button onClick={() => list.set(courseQuery.first)}>{t('clear')}</Button>
        ) : (
          <p style={{ color: token.colorTextSecondary }}>{t('emptyHint')}</p>
        )}
      </Empty>
    );
  }
  const { pageNum, pageSize } = list.state;
  return (
    <>
      <CourseGrid courses={courses} label={t('title')} />
      <Flex wrap gap="small" justify="space-between" style={{ marginTop: token.margin }}>
        <span role="status">{t('total', { count: total })}</span>
        {total > pageSize && (
          <Pagination
            current={pageNum}
            pageSize={pageSize}
            total={total}
            showSizeChanger={false}
            onChange={(next) => list.set({ pageNum: next })}
          />
        )}
      </Flex>
    </>
  );
}
