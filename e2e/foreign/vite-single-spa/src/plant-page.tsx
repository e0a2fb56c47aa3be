import { Link } from 'react-router';
import { phrases } from './phrases';
import './plant.css';

export default function PlantPage() {
  const { t } = phrases.use();
  return (
    <div className="lagoon">
      <h1 className="plant">{t('plant')}</h1>
      <Link to="/">{t('back')}</Link>
    </div>
  );
}
