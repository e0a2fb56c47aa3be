import { Link } from 'react-router';
import { phrases } from './phrases';
import plantStyle from './plant.css';
import { addStyle } from './style';

addStyle(plantStyle);

export default function PlantPage() {
  const { t } = phrases.use();
  return (
    <div className="heath">
      <h1 className="plant">{t('plant')}</h1>
      <Link to="/">{t('back')}</Link>
    </div>
  );
}
