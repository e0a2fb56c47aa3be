import { context, useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Icons on a 16-pixel grid: a screen, a sun, a moon. */
const choices = [
  ['system', 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3'],
  [
    'light',
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  ],
  ['dark', 'M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2'],
] as const;

/** The choice of the appearance: the device's, light or dark. The frame offers the same. */
export function AppearanceSwitch() {
  const { t } = phrases.use();
  const chosen = useContextValue('appearanceChoice');
  return (
    <fieldset className="ee-choice-row" aria-label={t('brand.appearance')}>
      {choices.map(([name, path]) => (
        <button
          key={name}
          type="button"
          className="ee-plain"
          aria-label={t(`brand.${name}`)}
          title={t(`brand.${name}`)}
          aria-pressed={name === chosen}
          onClick={() => context.set('appearanceChoice', name)}
        >
          <svg className="ee-glyph" viewBox="0 0 16 16" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
