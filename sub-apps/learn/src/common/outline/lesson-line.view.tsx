import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { formatPercent, type StudentLesson } from '@edu/shared-utility';
import { formatLength, KindIcon } from '@edu/shared-utility/media';
import { Tag, theme } from 'antd';
import { Link } from 'react-router';
import { phrases } from '../../phrases';
import { isOpen } from './outline';

interface Props {
  readonly lesson: StudentLesson;
  readonly courseId: string;
  readonly granted: boolean;
  readonly isCurrent: boolean;
}

function LessonState({ lesson, granted }: Pick<Props, 'lesson' | 'granted'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { done, watched, locked, problem, preview } = lesson;
  if (done) {
    return (
      <CheckCircleFilled role="img" aria-label={t('done')} style={{ color: token.colorSuccess }} />
    );
  }
  if (locked && !problem) return <LockOutlined aria-hidden />;
  if (watched > 0) return <>{formatPercent(Math.floor(watched * 100) / 100)}</>;
  return preview && !granted ? <Tag style={{ margin: 0 }}>{t('preview')}</Tag> : null;
}

/** A lesson in the outline: a link if it can be opened, otherwise the reason. */
export function LessonLine({ lesson, courseId, granted, isCurrent }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, title, kind, seconds, rule, problem, locked } = lesson;
  const reason = problem ? t(`problems.${problem}`) : locked ? t('locked') : null;
  const line = (
    <>
      <KindIcon kind={kind} />
      <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        {reason && <span style={{ display: 'block', fontSize: token.fontSizeSM }}>{reason}</span>}
      </span>
      {rule === 'watched' && seconds > 0 && (
        <span style={{ fontSize: token.fontSizeSM, fontVariantNumeric: 'tabular-nums' }}>
          {formatLength(seconds)}
        </span>
      )}
      <span style={{ minWidth: 32, textAlign: 'end', fontSize: token.fontSizeSM }}>
        <LessonState lesson={lesson} granted={granted} />
      </span>
    </>
  );
  const style = {
    display: 'flex',
    alignItems: 'center',
    gap: token.marginXS,
    minHeight: 44,
    padding: `${token.paddingXXS}px ${token.paddingSM}px`,
    borderRadius: token.borderRadius,
    color: token.colorTextSecondary,
  };
  if (!isOpen(lesson)) return <div style={style}>{line}</div>;
  return (
    <Link
      to={`/courses/${courseId}/${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`${t(`kinds.${kind}`)} ${title}`}
      style={{
        ...style,
        color: token.colorText,
        textDecoration: 'none',
        ...(isCurrent && { background: token.colorPrimaryBg, fontWeight: 600 }),
      }}
    >
      {line}
    </Link>
  );
}
