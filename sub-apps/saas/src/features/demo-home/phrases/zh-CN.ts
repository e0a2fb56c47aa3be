export const zhCN = {
  label: '演示首页',
  intro: '欢迎体验演示环境。您可以随意浏览示例数据，但不能修改。',
  figures: { students: '学员总数', active: '在读学员', departments: '部门数' },
  newest: {
    title: '最新学员',
    noDepartment: '未分配部门',
    retry: '重试',
  },
  students: {
    title: '学员管理',
    text: '按姓名、手机号、状态和部门查找学员，翻页浏览示例数据。',
    action: '查看学员',
  },
  site: {
    title: '演示网站',
    text: '看看学员眼中的机构网站：名称、标识和数据都来自演示机构。',
    action: '打开演示网站',
  },
  readOnly: {
    title: '只读环境',
    text: '演示账号只能浏览：没有新增、修改和删除的按钮，服务器也会拒绝此类请求。',
  },
  live: {
    label: '机构概览',
    intro: '您正在使用正式环境，以下是本机构的真实数据，修改会立即生效。',
    students: '按姓名、手机号、状态和部门查找本机构的学员。',
    site: {
      title: '机构网站',
      text: '看看学员眼中的机构网站：名称、标识和数据都来自本机构。',
      action: '打开网站',
    },
  },
  own: {
    title: '开通自己的账号',
    text: '注册机构并通过审核后，即可管理自己的真实数据。',
    action: '去注册',
  },
};
