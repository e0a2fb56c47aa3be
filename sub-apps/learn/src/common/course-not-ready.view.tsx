import { PageLink, useDelayed } from '@edu/shared-utility';
import { usePageName } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';
import type { CourseLoad } from './course.hook';
import { isMissingForLearner } from './is-missing';

interface Props {
  readonly load: Exclude<CourseLoad, { status: 'ready' }>;
  readonly onRetry: () => void;
}

/** Shown while a course is loading, when it does not exist, or when it could not be loaded. */
export function CourseNotReady({ load, onRetry }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isSlow = useDelayed(load.status === 'loading');
  const isMissing = load.status === 'failed' && isMissingForLearner(load.code);
  const title = t(isMissing ? 'unavailable' : 'failed');
  usePageName(load.status === 'failed' ? title : null);
  const style = { margin: token.marginLG, padding: token.paddingLG };
  if (load.status === 'loading') {
    return (
      <div role="status" aria-label={t('loading')} style={style}>
        {isSlow && (
          <div style={{ height: 240, borderRadius: 8, background: token.colorFillTertiary }} />
        )}
      </div>
    );
  }
  return (
    <Flex vertical align="center" gap="middle" role="alert" data-fits-phone style={style}>
      <h1 style={{ margin: 0, fontSize: token.fontSizeLG }}>{title}</h1>
      <span>{isMissing ? t(load.wasOpen ? 'takenBack' : 'gone') : load.message}</span>
      {!isMissing && <Button onClick={onRetry}>{t('retry')}</Button>}
      <PageLink to="/learn/courses" style={{ color: token.colorLink }}>
        {t('toCourses')}
      </PageLink>
    </Flex>
  );
}
