export const zhCN = {
  title: '选择机构',
  lead: '您的账号属于多个机构或身份，请选择',
  identity: '身份 {{number}}',
  current: '当前',
  failed: '机构列表加载失败',
  empty: '您还没有所属机构，请联系管理员',
  retry: '重试',
  stay: '返回，不切换',
  otherAccount: '使用其他账号登录',
  loading: '正在加载机构列表',
};
