/** While a module loads; also for the start, which has no other phrases yet. */
export const loading = {
  label: '正在加载',
  slow: '加载时间较长，请稍候…',
  slowText: '页面到达后会自动显示；如果一直没有反应，可以重新请求。',
};
