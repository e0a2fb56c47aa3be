export const zhCN = {
  overview: {
    title: '概览',
    name: '姓名',
    department: '部门',
    keyword: '姓名或手机号',
    total_other: '共 {{count}} 名学员',
    empty: '还没有学员',
  },
} as const;
