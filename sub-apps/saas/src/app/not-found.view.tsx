import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import { Link } from 'react-router-dom';
import { Notice } from '../common/notice.view';
import { phrases } from '../phrases';

/** An address below /saas that is no page: the frame stays, and so does a way back. */
export function NotFound() {
  const { t } = phrases.use();
  return (
    <Notice
      icon={<CompassOutlined />}
      title={t('notFound.title')}
      hint={t('notFound.hint')}
      action={<Link to="/student">{t('notFound.action')}</Link>}
    />
  );
}
