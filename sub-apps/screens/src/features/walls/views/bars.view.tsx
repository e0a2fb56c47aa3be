import type { Veiled } from '@edu/shared-utility';
import { compact } from '../data/words';
import { phrases } from '../phrases';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: Veiled;
}

/** More have no room for a number each: the most stands above them, and every fifth has its name. */
const MANY = 16;
const NAMED = 5;

/** Upright bars over time. */
export function Bars({
  bars,
  format = compact,
}: {
  readonly bars: readonly Bar[];
  readonly format?: (value: number) => string;
}) {
  const { t } = phrases.use();
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const isMany = bars.length > MANY;
  return (
    <>
      {isMany && <div className="wall-top">{t('most', { value: format(most) })}</div>}
      <div
        className="wall-bars"
        data-many={isMany ? '' : undefined}
        data-dense={isMany ? undefined : ''}
      >
        {bars.map(({ key, name, value }, at) => (
          <div key={key} className="wall-bar">
            <b>{value === null ? t('few') : format(value)}</b>
            <i>
              <i style={{ transform: `scaleY(${(value ?? 0) / most})` }} />
            </i>
            <span>{isMany && (bars.length - 1 - at) % NAMED !== 0 ? '' : name}</span>
          </div>
        ))}
      </div>
    </>
  );
}
