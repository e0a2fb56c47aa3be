export const zhCN = {
  title: '部门管理',
  name: '部门名称',
  nameEmpty: '请输入部门名称',
  leader: '负责人',
  noLeader: '未设置',
  memberLabel: '成员',
  members_other: '{{count}} 人',
  addTitle: '新增部门',
  empty: '还没有部门。部门用来安排学员和教师，先添加第一个吧',
  hasMembers_other: '部门中还有 {{count}} 人，请先将他们移到其他部门，然后才能删除。',
  deleteHint: '删除后不能恢复。',
  forbidden: '您没有查看部门的权限，如有需要请联系租户管理员。',
} as const;
