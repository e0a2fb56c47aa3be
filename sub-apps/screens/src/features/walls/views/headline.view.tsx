import { formatNumber, type HiddenIfFew } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { Count } from './count.view';

/** A single number with its name. */
export interface Headline {
  readonly name: string;
  readonly value: HiddenIfFew;
  readonly unit?: string;
  readonly format?: (value: number) => string;
}

/** The headline numbers of a wall screen. */
export function Headlines({
  title,
  headlines,
}: {
  readonly title: string;
  readonly headlines: readonly Headline[];
}) {
  const { t } = phrases.use();
  return (
    <section aria-label={title}>
      <dl className="wall-figures">
        {headlines.map(({ name, value, unit, format = formatNumber }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === null ? <small>{t('hidden')}</small> : <Count text={format(value)} />}
              {unit && value !== null && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
