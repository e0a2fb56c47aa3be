/**
 * Charts, each with its data as a table, as a module of its own; the chart library is loaded with the first chart.
 */
export { Chart, type ChartProps, type Series } from './charts/chart.view';
export { phrases as chartPhrases } from './charts/phrases';
export { phrases as provincePhrases, provinceName } from './charts/provinces';
