const shapes = {
  layers: 'M8 1.8 14.5 5 8 8.2 1.5 5zM1.8 8 8 11.1 14.2 8M1.8 11 8 14.1 14.2 11',
  close: 'M4 4l8 8M12 4l-8 8',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6 14 14',
  plus: 'M8 3v10M3 8h10',
  outline: 'M2.5 5V2.5H5M11 2.5h2.5V5M13.5 11v2.5H11M5 13.5H2.5V11M6 6h4v4H6z',
  report: 'M5.5 2.5h-2v11h9v-11h-2M5.5 1.5h5v2.5h-5zM6 7.5h4M6 10.5h4',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.2 9.1a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  qr: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5v1.5M13.5 9.5v4h-4M11.5 13.5v-2h2',
  copy: 'M6 6h7.5v7.5H6zM10 6V2.5H2.5V10H6',
  play: 'M5 3l8 5-8 5z',
  power: 'M8 2v6M4.6 4.2a5 5 0 1 0 6.8 0',
  check: 'M3 8.5 6.5 12 13 4.5',
  sorted: 'M4 6.5 8 10.5l4-4',
  alert: 'M8 2.2 14.4 13.5H1.6zM8 6.5v3.4M8 11.6v.2',
} as const;

export type IconName = keyof typeof shapes;

const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
): SVGElementTagNameMap[K] => {
  const created = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
};

/** A decorative icon beside a label, hidden from screen readers. */
export function icon(name: IconName): SVGElement {
  const icon = svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: 'icon' });
  icon.append(svg('path', { d: shapes[name] }));
  return icon;
}

/** Draws unit squares as one shape, with a label for screen readers. */
export function drawSquares(path: string, size: number, label: string): SVGElement {
  const drawing = svg('svg', {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': label,
    class: 'qr',
  });
  drawing.append(svg('path', { d: path }));
  return drawing;
}
