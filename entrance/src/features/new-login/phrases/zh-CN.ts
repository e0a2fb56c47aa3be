export const zhCN = {
  tenants: '选择租户',
  identities: '选择身份',
  lead: '您的账号属于多个机构或身份，请选择',
  otherTenant: '重新选择租户',
  otherAccount: '使用其他账号登录',
  current: '当前',
  entering: '正在进入',
  noCompany: '您的账号尚未关联企业。只有企业相关功能需要关联，如有需要请联系管理员。',
  types: {
    administrator: '管理员',
    staff: '员工',
    teacher: '教师',
    student: '学员',
    operator: '平台运营',
  },
};
