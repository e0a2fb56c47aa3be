import { page } from '@edu/shared-utility';
import { useSelector } from 'react-redux';
import { phrases } from '../phrases';
import { selectFaults } from './faults.slice';

/** A notice that a feature of the frame has failed, with a reload. */
export function Faults() {
  const { t } = phrases.use();
  const faults = useSelector(selectFaults);
  if (faults.length === 0) return null;
  return (
    <div className="esf-faults" role="alert">
      <span>{t('faults.text')}</span>
      <button type="button" className="esf-text-button" onClick={() => page.reload()}>
        {t('faults.reload')}
      </button>
    </div>
  );
}
