/** The package describes its files by their public doors only; this one has no door of its own. */
declare module 'echarts/lib/component/grid/installSimple.js' {
  export const install: typeof import('echarts/components')['GridComponent'];
}
