export const zhCN = {
  title: '企业注册',
  lead: '填写营业执照信息，并设置联系人的登录账号。',
  password: '登录密码',
  submit: '提交注册',
  doneTitle: '注册成功',
  doneHint: '管理员为您开通机构后，即可使用手机号 {{phone}} 登录。',
};
