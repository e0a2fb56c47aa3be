import { Alert } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { inSight } from '../../../common/in-sight';
import { phrases } from '../../../phrases';
import { studentListActions } from '../data/student-list.slice';
import { selectStale } from '../data/students.selectors';

/** Says that an order for a row was not carried out, and why, for as long as somebody reads it. */
export function StaleRow() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const stale = useSelector(selectStale);
  const close = () => void dispatch(studentListActions.staleClosed());
  // whoever comes back to the page starts with the list
  useEffect(() => () => void dispatch(studentListActions.staleClosed()), [dispatch]);
  if (!stale) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`students.${stale.why}`, { name: stale.name })}
      description={t('students.notDone')}
      closable={{ 'aria-label': t('students.closeNotice'), onClose: close }}
      style={{ ...inSight, marginBottom: 16 }}
    />
  );
}
