import { page } from '@edu/shared-utility';
import { useSelector } from 'react-redux';
import { phrases } from '../phrases';
import { selectFaults } from './faults.slice';

/** Says that a feature of the frame has died, and what to do. */
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
