/** Charts with a table behind each, as a module of its own: the drawing comes with the first chart that is shown. */
export { Chart, type ChartProps, type Series } from './charts/chart.view';
export { phrases as chartPhrases } from './charts/phrases';
export { phrases as provincePhrases, provinceName } from './charts/provinces';
