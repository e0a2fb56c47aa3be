export const zhCN = {
  forbidden: { title: '没有访问权限', hint: '您的账号暂无权限查看此页面，如有需要请联系管理员。' },
  module: { title: '功能模块加载失败', hint: '其他功能不受影响，您的数据是安全的。请稍后重试。' },
  server: {
    title: '服务器出现异常',
    hint: '您的数据是安全的。请稍后重试，如仍未恢复请联系管理员。',
  },
  address: '访问的地址：{{path}}',
  code: '错误代码 {{code}}',
  home: '返回首页',
  back: '返回上一页',
  retry: '重试',
};
