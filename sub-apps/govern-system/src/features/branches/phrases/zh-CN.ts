export const zhCN = {
  title: '校区管理',
  name: '校区名称',
  nameEmpty: '请输入校区名称',
  region: '所在地区',
  regionPlaceholder: '选填，可输入名称搜索',
  regionsFailed: '地区加载失败',
  noRegion: '未设置',
  code: '校区编码',
  addTitle: '新增校区',
  empty: '还没有校区。校区用来划分人员和学员的范围，先添加第一个吧',
  deleteHint: '校区中不能再有人员和学员。删除后不能恢复。',
  forbidden: '您没有查看校区的权限，如有需要请联系租户管理员。',
} as const;
