export const zhCN = {
  defaultTitle: '共享教育资源 传承人类文明',
  loading: {
    label: '正在加载',
    slow: '加载时间较长，请稍候…',
  },
  recovery: {
    title: '页面模块未能打开',
    frameTitle: '页面框架未能打开',
    safe: '其他页面不受影响，您可以继续使用左侧菜单。',
    frameSafe: '页面内容不受影响，您可以继续操作。',
    copy: '复制诊断信息',
    copied: '已复制',
    useOlder: '使用上一个可用版本',
    usingOlder: '新版本未能打开，已改用上一个可用版本',
    retry: '重试',
    reason: {
      http: '服务器返回了错误（{{status}}）。',
      network: '模块下载失败，请检查网络后重试。',
      timeout: '模块在规定时间内没有响应。',
      integrity: '模块文件与发布的内容不一致，浏览器已拒绝运行。',
      evaluation: '模块代码运行出错。',
      'not-a-module': '该地址返回的不是可用的模块。',
      'missing-lifecycle': '模块缺少必要的入口函数。',
      requires: '模块所需的共享库版本与当前页面不符。',
      lifecycle: '模块启动时出错。',
    },
  },
  notInstalled: {
    title: '此处未安装该应用',
    text: '“{{segment}}”应用尚未在本平台安装，请联系平台管理员。',
  },
  emptyMenu: {
    title: '暂无可用的菜单',
    text: '您的账号还没有可以访问的页面，请联系管理员分配权限。',
  },
  menuFailed: {
    title: '菜单加载失败',
    text: '暂时无法获取您的菜单，请稍后重试。',
  },
  branchesFailed: {
    title: '机构信息加载失败',
    text: '暂时无法获取您所属的机构，请稍后重试。',
  },
  forbidden: {
    title: '没有访问权限',
    text: '您的角色不能访问此页面，请联系管理员。',
  },
  unknownPage: {
    title: '页面不存在',
    text: '您访问的地址没有对应的页面。',
  },
  home: '返回首页',
  retry: '重试',
  logout: '退出登录',
};
