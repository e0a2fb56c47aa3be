/**
 * @typedef {[number, number]} Point
 * @typedef {{ type: 'Polygon', coordinates: string[], encodeOffsets: Point[] }
 *   | { type: 'MultiPolygon', coordinates: string[][], encodeOffsets: Point[][] }} Geometry as ECharts packs it
 */

const PACKED = 1024;
/** Smaller rings would only be specks; a province without a larger one keeps its largest. */
const LEAST_AREA = 1.5;

const unfolded = (/** @type {number} */ code) => (code >> 1) ^ -(code & 1);

/** @param {string} text @param {Point} offset @returns {Point[]} degrees */
function unpack(text, [fromX, fromY]) {
  /** @type {Point[]} */
  const points = [];
  let [x, y] = [fromX, fromY];
  for (let at = 0; at < text.length; at += 2) {
    x += unfolded(text.charCodeAt(at) - 64);
    y += unfolded(text.charCodeAt(at + 1) - 64);
    points.push([x / PACKED, y / PACKED]);
  }
  return points;
}

/** @param {Geometry} geometry @returns {Point[][]} */
export function rings(geometry) {
  if (geometry.type === 'Polygon') {
    return geometry.coordinates.map((text, at) =>
      unpack(text, geometry.encodeOffsets[at] ?? [0, 0]),
    );
  }
  return geometry.coordinates.flatMap((part, at) =>
    part.map((text, ring) => unpack(text, geometry.encodeOffsets[at]?.[ring] ?? [0, 0])),
  );
}

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;
const [south, north, centre, middle] = [25, 47, 105, 36].map(radians);

/** Albers' equal-area conic projection, as on maps of the country. @param {Point} degrees @returns {Point} */
export function project([longitude, latitude]) {
  const n = (Math.sin(south ?? 0) + Math.sin(north ?? 0)) / 2;
  const c = Math.cos(south ?? 0) ** 2 + 2 * n * Math.sin(south ?? 0);
  const radius = (/** @type {number} */ at) => Math.sqrt(c - 2 * n * Math.sin(at)) / n;
  const angle = n * (radians(longitude) - (centre ?? 0));
  const from = radius(radians(latitude));
  return [from * Math.sin(angle), from * Math.cos(angle) - radius(middle ?? 0)];
}

const area = (/** @type {Point[]} */ ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** @param {Point[][]} parts whole numbers @returns {string} an SVG path of relative steps, without points that would not be visible */
export function sketch(parts) {
  const bySize = [...parts].sort((a, b) => area(b) - area(a));
  const largeRings = bySize.filter((ring, at) => at === 0 || area(ring) >= LEAST_AREA);
  return largeRings
    .map((ring) => {
      const [[x, y] = [0, 0], ...rest] = ring;
      let [lastX, lastY] = [x, y];
      const steps = rest.flatMap(([nextX, nextY]) => {
        const step = [nextX - lastX, nextY - lastY];
        [lastX, lastY] = [nextX, nextY];
        return step[0] === 0 && step[1] === 0 ? [] : [step];
      });
      const words = steps.map(([dx, dy]) => `${dx}${(dy ?? 0) < 0 ? '' : ' '}${dy}`);
      return `M${x} ${y}l${words.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}
