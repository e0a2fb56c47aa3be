import type { HiddenIfFew } from '@edu/shared-utility';

export interface Row {
  readonly key: string;
  readonly name: string;
  readonly value: HiddenIfFew;
  /** Text beside the name. */
  readonly text: string;
  /** A part of the value, drawn over it as the filled part of the bar. */
  readonly part?: HiddenIfFew;
}

/** Horizontal bars, for long names. @param max value of a full bar */
export function Rows({ rows, max }: { readonly rows: readonly Row[]; readonly max?: number }) {
  const fullBarValue = max ?? Math.max(1, ...rows.map(({ value }) => value ?? 0));
  const width = (value: HiddenIfFew = 0) => ({
    transform: `scaleX(${(value ?? 0) / fullBarValue})`,
  });
  return (
    <div className="wall-rows">
      {rows.map(({ key, name, value, text, part }) => (
        <div key={key} className="wall-row">
          <span>{name}</span>
          <b>{text}</b>
          <div className="wall-track" data-parted={part === undefined ? undefined : ''}>
            <i style={width(value)} />
            {part !== undefined && <i style={width(part)} />}
          </div>
        </div>
      ))}
    </div>
  );
}
