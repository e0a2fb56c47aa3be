export const zhCN = {
  title: '重置密码',
  lead: '通过手机号或邮箱验证码设置新密码。',
  ways: '验证方式',
  byPhone: '手机号',
  byMail: '邮箱',
  submit: '确认重置',
  done: '密码修改成功',
  doneHint: '请使用新密码登录，其他设备上的登录已全部退出。',
};
