import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { ScreenStyleSheet } from '../../../common/screen-style-sheet.view';
import { steps } from '../data/registration';
import { phrases } from '../phrases';

/** The steps: done, current and upcoming. */
export function Progress({ step }: { readonly step: number }) {
  const { t } = phrases.use();
  return (
    <>
      <ScreenStyleSheet />
      <ol className="ee-steps" aria-label={t('progress')}>
        {steps.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step ? '' : undefined}
          >
            <span className="ee-step-mark" aria-hidden="true">
              {index < step ? <CheckOutlined /> : index + 1}
            </span>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
    </>
  );
}
