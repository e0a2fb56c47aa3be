export const zhCN = {
  as: '您已登录：{{name}}',
  somebody: '您已登录',
  goOnAs: '以 {{name}} 继续',
  goOn: '继续',
  other: '使用其他账号登录',
};
