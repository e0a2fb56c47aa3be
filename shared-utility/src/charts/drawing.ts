import { BarChart, LineChart } from 'echarts/charts';
import { init, use } from 'echarts/core';
// the whole grid brings pointers of axes along, 7 kB that nothing here shows
import { install as grid } from 'echarts/lib/component/grid/installSimple.js';
import { CanvasRenderer } from 'echarts/renderers';

use([BarChart, LineChart, grid, CanvasRenderer]);

export { init };
