import { BarChart, LineChart } from 'echarts/charts';
import { init, use } from 'echarts/core';
// The full grid component includes axis pointers, 7 kB that are not used here.
import { install as grid } from 'echarts/lib/component/grid/installSimple.js';
import { CanvasRenderer } from 'echarts/renderers';

use([BarChart, LineChart, grid, CanvasRenderer]);

export { init };
