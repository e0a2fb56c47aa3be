export const zhCN = {
  asTable: '表格',
  asChart: '图表',
  tableOf: '{{title}}（表格）',
  showTable: '以表格查看：{{title}}',
  showChart: '以图表查看：{{title}}',
  moreRows_other: '显示其余 {{count}} 行',
  drawFailed: '图表加载失败，以下为数据表格',
};
