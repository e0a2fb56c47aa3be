import { PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** A link to all exams of the person. */
export function ExamsLink() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <PageLink to="/learn/exams" style={{ color: token.colorLink }}>
      {t('toExams')}
    </PageLink>
  );
}
