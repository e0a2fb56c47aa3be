export const zhCN = {
  label: '使用帮助',
  intro: '第一次使用？按下面的步骤开始。',
  start: {
    title: '录入学员',
    text: '在学员管理中新增学员，或按姓名、手机号、部门查找并修改。',
    action: '前往学员管理',
  },
  find: {
    title: '快速查找菜单',
    text: '任何页面按 Ctrl K，输入名称、拼音或首字母即可打开菜单；常用的可以收藏。',
  },
  account: {
    title: '保护账号',
    text: '在右上角的个人中心修改昵称、密码，绑定手机号和邮箱。',
    action: '前往个人中心',
  },
  support: {
    title: '需要帮助',
    text: '菜单缺少功能或无法登录时，请联系本机构的管理员开通权限。',
  },
} as const;
