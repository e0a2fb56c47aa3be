export const zhCN = {
  title: '商协会入驻登记',
  lead: '登记会员企业信息，工作人员将与联系人确认。',
  email: '邮箱（选填）',
  members: '会员人数（选填）',
  membersPlaceholder: '例如 120',
  membersWrong: '请输入1至1000000之间的整数',
  submit: '提交登记',
  doneTitle: '登记已提交',
  doneHint: '工作人员会尽快联系 {{name}}。',
};
