import type { StudentLesson } from '@edu/shared-utility';
import { Flex, theme } from 'antd';
import { Link } from 'react-router';
import { phrases as common } from '../../../phrases';
import { phrases } from '../phrases';

interface Props {
  /** Null where the course has no such lesson. */
  readonly lesson: StudentLesson | null;
  readonly courseId: string;
  /** False for a person without the course, if the lesson is no preview. */
  readonly isGranted: boolean;
}

/** Shown for a lesson that cannot be opened now, with the reason and a link to continue. */
export function ClosedLesson({ lesson, courseId, isGranted }: Props) {
  const { t } = phrases.use();
  const { t: tCommon } = common.use();
  const { token } = theme.useToken();
  const closed = isGranted ? tCommon('locked') : t('notGranted');
  const reason = lesson?.problem ? tCommon(`problems.${lesson.problem}`) : closed;
  return (
    <Flex
      vertical
      align="center"
      justify="center"
      gap="small"
      role="status"
      style={{
        minHeight: 240,
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        textAlign: 'center',
      }}
    >
      <span>{lesson ? reason : t('lessonGone')}</span>
      <Link to={`/courses/${courseId}`} style={{ color: token.colorLink }}>
        {t('toCourse')}
      </Link>
    </Flex>
  );
}
