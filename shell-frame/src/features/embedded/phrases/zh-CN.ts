export const zhCN = {
  title: '数据管理',
  loading: '数据管理加载中',
  notOpened: '暂时无法打开数据管理',
  missing: '未配置数据管理站点',
  missingHint: '请联系管理员配置数据管理站点的地址',
  timedOut: '数据管理站点没有响应',
  timedOutHint: '您的登录状态和数据未受影响，请检查网络后重试',
  refused: '数据管理站点拒绝了访问',
  refusedHint: '您可能没有权限，或该站点不允许在此显示；请联系管理员',
  silent: '如果下方没有内容，请重新加载',
  again: '重新加载',
} as const;
