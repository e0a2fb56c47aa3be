import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { ReactNode } from 'react';
import { ScreenStyleSheet } from './screen-style-sheet.view';

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
}

interface Props {
  readonly icon: ReactNode;
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  readonly onChoose: (key: string) => void;
}

/** A button for each choice. */
export function ChoiceList({ icon, choices, disabled, onChoose }: Props) {
  return (
    <>
      <ScreenStyleSheet />
      <ul className="ee-choices">
        {choices.map(({ key, name, detail }) => (
          <li key={key}>
            <button
              type="button"
              className="ee-choice"
              disabled={disabled}
              // Ignores the second click of a double click on the former screen.
              onClick={({ detail }) => detail < 2 && onChoose(key)}
            >
              <span className="ee-choice-icon" aria-hidden="true">
                {icon}
              </span>
              <span className="ee-choice-text">
                <strong>{name}</strong>
                {detail && <small>{detail}</small>}
              </span>
              <RightOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
