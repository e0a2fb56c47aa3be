export const zhCN = {
  title: '企业注册',
  lead: '填写营业执照信息，并设置联系人的登录账号。',
  picture: {
    label: '营业执照照片（选填）',
    choose: '选择图片',
    rule: 'JPEG 或 PNG，最大 2 MB',
    remove: '移除',
    tooBig: '图片不能超过 2 MB，请选择较小的图片',
    wrongType: '该文件不是 JPEG 或 PNG 图片',
    unreadable: '无法读取该图片，请重新选择',
  },
  password: '登录密码',
  submit: '提交注册',
  doneTitle: '注册成功',
  doneHint: '管理员为您开通机构后，即可使用手机号 {{phone}} 登录。',
};
