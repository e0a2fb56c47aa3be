import { readFileSync, writeFileSync } from 'node:fs';
import { inRepo } from '../build/paths.js';
import { project, rings, sketch } from './outline.js';

/* Converts the provinces for the screens: `npm pack echarts@4.9.0`, unpack it, then `node tools/province-map/main.js <folder>/package/map/json/china.json`. */

const target = 'sub-apps/screens/src/features/walls/map/province-shapes.ts';
const WIDTH = 1000;

/**
 * @typedef {{ id: string, properties: { name: string, cp: [number, number] }, geometry: import('./outline.js').Geometry
 *   }} Feature
 */

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Which file? node tools/province-map/main.js …/package/map/json/china.json');
  process.exit(1);
}
/** @type {Feature[]} */
const features = JSON.parse(readFileSync(source, 'utf8')).features;
const drawn = features.map(({ id, properties, geometry }) => ({
  code: id,
  mark: project(properties.cp),
  lines: rings(geometry).map((ring) => ring.map(project)),
}));
const all = drawn.flatMap(({ lines }) => lines.flat());
const [left, top] = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis] ?? 0)));
const [right, bottom] = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis] ?? 0)));
const scale = WIDTH / ((right ?? 1) - (left ?? 0));
/** @param {[number, number]} point @returns {[number, number]} */
const place = ([x, y]) => [
  Math.round((x - (left ?? 0)) * scale),
  Math.round((y - (top ?? 0)) * scale),
];
const height = Math.round(((bottom ?? 1) - (top ?? 0)) * scale);
const lines = drawn
  .sort((a, b) => Number(a.code) - Number(b.code))
  .map(({ code, mark, lines: parts }) => {
    const [x, y] = place(mark);
    return `  ['${code}', ${x}, ${y}, '${sketch(parts.map((part) => part.map(place)))}'],`;
  });
writeFileSync(
  inRepo(target),
  `/**
 * Made by tools/province-map from map/json/china.json of echarts 4.9.0, Copyright The Apache Software Foundation,
 * Apache License 2.0; projected and rounded. Code, position of its name, outline.
 */
export const provinceShapes: readonly (readonly [string, number, number, string])[] = [
${lines.join('\n')}
];

export const mapBox = { width: ${WIDTH}, height: ${height} } as const;
`,
);
console.log(`${target}: ${lines.length} provinces, ${lines.join('').length} characters`);
