import { type TenantCourse, useOverlay } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Modal, Skeleton } from 'antd';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { phrases } from '../phrases';
import { CourseFacts } from './course-facts.view';

interface Props {
  readonly course: TenantCourse;
  readonly onClose: () => void;
}

/** The content of a course as text, for its review. */
export function CourseDialog({ course: { id, title }, onClose }: Props) {
  const { t } = phrases.use();
  const read = data.useCourseFindOneOfTenantsQuery({ id });
  const load = loadedOf(read);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={title}
      width={640}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {load.status === 'failed' ? (
        <FailedPanel message={load.message} onRetry={read.refetch} />
      ) : load.data ? (
        <CourseFacts course={load.data} />
      ) : (
        <Skeleton active aria-label={t('loading')} />
      )}
    </Modal>
  );
}
