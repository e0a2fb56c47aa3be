import type { HiddenIfFew } from '@edu/shared-utility';
import { useId } from 'react';
import { compact } from '../data/words';
import { inset } from '../map/inset';
import { mapBox, provinceShapes } from '../map/province-shapes';
import { noDataColour, shadeOf } from '../map/shades';
import { phrases } from '../phrases';
import { type Province, provinceName } from './provinces';

const DOT_RADIUS = 7;
const LABEL_OFFSET = 13;
/** Width of a character at the largest size of the labels, that of phones. */
const CHARACTER_WIDTH = { latin: 24, wide: 38 } as const;

const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + CHARACTER_WIDTH[char > '\u2e80' ? 'wide' : 'latin'], 0);

/** Where a label begins, or ends if it would be cut off at the right edge. */
const placeOf = (x: number, text: string) =>
  x + LABEL_OFFSET + widthOf(text) > mapBox.width
    ? ({ x: x - LABEL_OFFSET, textAnchor: 'end' } as const)
    : ({ x: x + LABEL_OFFSET, textAnchor: 'start' } as const);

/** A map of provinces shaded by value; screen readers have the table beside it. */
export function ProvinceMap({ provinces }: { readonly provinces: readonly Province[] }) {
  const { t } = phrases.use();
  const hatch = useId();
  const values = new Map(provinces.map(({ regionId, value }) => [regionId, value]));
  const max = Math.max(1, ...provinces.map(({ value }) => value ?? 0));
  const unmappedCount = values.get(null);
  const fillOf = (value: HiddenIfFew | undefined): string => {
    if (value === null) return `url(#${hatch})`;
    return value ? shadeOf(value, max) : noDataColour;
  };
  return (
    <>
      <svg className="wall-map" viewBox={`0 0 ${mapBox.width} ${mapBox.height + 10}`} aria-hidden>
        <defs>
          <pattern
            id={hatch}
            width="10"
            height="10"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="10" height="10" style={{ fill: noDataColour }} />
            <rect width="4" height="10" style={{ fill: 'var(--second)', opacity: 0.55 }} />
          </pattern>
        </defs>
        {provinceShapes.map(([code, , , outline]) => (
          <path key={code} d={outline} style={{ fill: fillOf(values.get(code)) }}>
            <title>{provinceName(code)}</title>
          </path>
        ))}
        <path
          d={inset}
          transform={`translate(905 ${mapBox.height - 135}) scale(1.45)`}
          style={{ fill: noDataColour }}
        />
        {provinceShapes.map(([code, x, y]) => {
          const value = values.get(code);
          if (value === undefined || value === 0) return null;
          const name = provinceName(code);
          const place = placeOf(x, name);
          return (
            <g key={code}>
              <circle cx={x} cy={y} r={DOT_RADIUS} />
              <text {...place} y={y}>
                {name}
                <tspan x={place.x} dy="1.1em">
                  {value === null ? t('few') : compact(value)}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
      <div className="wall-scale">
        <span>
          <i style={{ background: shadeOf(1, max) }} />
          {t('fewer')}
          <i style={{ background: shadeOf(max, max) }} />
          {t('more')}
        </span>
        {provinces.some(({ value }) => value === null) && (
          <span>
            <i className="wall-hatch" />
            {t('few')} {t('hidden')}
          </span>
        )}
        <span>
          <i style={{ background: noDataColour, outline: '1px solid var(--first)' }} />
          {t('nobody')}
        </span>
        {unmappedCount !== undefined && unmappedCount !== 0 && (
          <span>
            {t('elsewhere')} {unmappedCount === null ? t('few') : compact(unmappedCount)}
          </span>
        )}
      </div>
    </>
  );
}
