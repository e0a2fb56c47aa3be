import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { OrganChoice } from '@edu/shared-utility';
import { phrases } from '../phrases';

interface Props {
  readonly choices: readonly OrganChoice[];
  readonly onChoose: (choice: OrganChoice) => void;
}

/** One button for each organisation and identity. */
export function OrganList({ choices, onChoose }: Props) {
  const { t } = phrases.use();
  return (
    <ul className="ee-choices">
      {choices.map((choice) => (
        <li key={`${choice.organ}/${choice.actor}`}>
          <button type="button" className="ee-choice" onClick={() => onChoose(choice)}>
            <span className="ee-choice-icon" aria-hidden="true">
              <ApartmentOutlined />
            </span>
            <span className="ee-choice-text">
              <strong>{choice.name}</strong>
              <small>{t('identity', { actor: choice.actor })}</small>
            </span>
            <RightOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
