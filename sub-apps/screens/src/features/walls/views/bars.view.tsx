import type { HiddenIfFew } from '@edu/shared-utility';
import { compact } from '../data/words';
import { phrases } from '../phrases';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: HiddenIfFew;
}

/** With more bars only the maximum has a number, and every fifth bar a name. */
const MAX_LABELLED = 16;
const NAMED = 5;

/** Vertical bars over time. */
export function Bars({
  bars,
  format = compact,
}: {
  readonly bars: readonly Bar[];
  readonly format?: (value: number) => string;
}) {
  const { t } = phrases.use();
  const highest = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const max = highest || 1;
  const isHidden = highest === 0 && bars.some(({ value }) => value === null);
  const isMany = bars.length > MAX_LABELLED;
  return (
    <>
      {isMany && (
        <div className="wall-top">
          {t('most', { value: isHidden ? t('few') : format(highest) })}
        </div>
      )}
      <div
        className="wall-bars"
        data-many={isMany ? '' : undefined}
        data-dense={isMany ? undefined : ''}
      >
        {bars.map(({ key, name, value }, index) => (
          <div key={key} className="wall-bar">
            <b>{value === null ? t('few') : format(value)}</b>
            <i>
              {value === null ? (
                <i data-veiled="" />
              ) : (
                <i style={{ transform: `scaleY(${value / max})` }} />
              )}
            </i>
            <span>{isMany && (bars.length - 1 - index) % NAMED !== 0 ? '' : name}</span>
          </div>
        ))}
      </div>
    </>
  );
}
