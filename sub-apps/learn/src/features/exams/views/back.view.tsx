import { PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** To all exams of the person. */
export function Back() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <PageLink to="/learn/exams" style={{ color: token.colorLink }}>
      {t('toExams')}
    </PageLink>
  );
}
