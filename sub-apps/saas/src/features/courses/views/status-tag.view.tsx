import type { CourseStatus } from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  draft: 'default',
  published: 'success',
  unpublished: 'warning',
  cancelled: 'default',
  terminated: 'error',
} as const;

interface Props {
  readonly course: { readonly status: CourseStatus; readonly hasChanges: boolean };
}

/** The state of a course, and whether it has unpublished changes. */
export function StatusTag({ course: { status, hasChanges } }: Props) {
  const { t } = phrases.use();
  return (
    <Flex gap={4} wrap>
      <Tag variant="filled" color={colours[status]}>
        {t(`state.${status}`)}
      </Tag>
      {status === 'published' && hasChanges && (
        <Tag variant="filled" color="processing">
          {t('hasChanges')}
        </Tag>
      )}
    </Flex>
  );
}
