import { api } from '@edu/shared-utility';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { phrases } from './phrases';

/** Number of students, by a call of the platform. */
function useStudentCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.user
      .findByCondition({ pageNum: 1, pageSize: 1 }, { signal: leaving.signal })
      .then(({ total }) => setCount(total))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return count;
}

export function BedsPage() {
  // The texts of the current language; the component renders again when it changes.
  const { t } = phrases.use();
  const [open, setOpen] = useState(false);
  const count = useStudentCount();
  return (
    <div className="garden">
      <h1>{t('title')}</h1>
      {count !== null && <p>{t('students', { count })}</p>}
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Link to="/plant">{t('plant')}</Link>
      <Modal open={open} title={t('dialog')} onCancel={() => setOpen(false)} footer={null} />
    </div>
  );
}
