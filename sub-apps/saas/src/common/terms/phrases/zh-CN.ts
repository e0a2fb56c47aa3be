export const zhCN = {
  label: '期限',
  ever: '长期',
  days: '{{days}} 天',
  until: '指定日期',
  lastDay: '最后一天',
  over: '请选择今天或之后的日期',
};
