import { formatDate, type StudentCourse } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useNavigate } from 'react-router';
import { ProgressBar } from '../../../common/progress-bar.view';
import { phrases } from '../phrases';

/** A link to the lesson that the person learned last. */
export function ResumeLearning({ course }: { readonly course: StudentCourse }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const { id, title, progress, lastLessonId, lastAt } = course;
  return (
    <section
      aria-label={t('goOn')}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.margin,
        marginBottom: token.margin,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>{title}</h2>
        {lastAt && (
          <p style={{ margin: 0, color: token.colorTextSecondary }}>
            {t('lastAt', { date: formatDate(lastAt, 'datetime') })}
          </p>
        )}
        <ProgressBar value={progress} label={t('progressOf', { title })} />
      </div>
      <Button
        type="primary"
        size="large"
        aria-label={t('goOnWith', { title })}
        onClick={() => navigate(`/courses/${id}/${lastLessonId ?? ''}`)}
      >
        {t('goOn')}
      </Button>
    </section>
  );
}
