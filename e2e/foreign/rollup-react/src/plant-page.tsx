import { Link } from 'react-router';
import { phrases } from './phrases';
import plantStyle from './plant.css';
import { addStyle } from './style';

addStyle(plantStyle);

export default function PlantPage() {
  return (
    <div className="heath">
      <h1 className="plant">{phrases.t('plant')}</h1>
      <Link to="/">{phrases.t('back')}</Link>
    </div>
  );
}
