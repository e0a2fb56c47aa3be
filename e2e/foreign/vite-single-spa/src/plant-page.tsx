import { Link } from 'react-router';
import { phrases } from './phrases';
import './plant.css';

export default function PlantPage() {
  return (
    <div className="lagoon">
      <h1 className="plant">{phrases.t('plant')}</h1>
      <Link to="/">{phrases.t('back')}</Link>
    </div>
  );
}
