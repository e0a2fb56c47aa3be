export const zhCN = {
  lead: '为保护您的账号，请再验证一次。',
  verify: '验证并登录',
  back: '返回登录',
  over: '验证已失效，请重新登录',
  cutOff: '第二步验证已中断，请重新登录后再验证。',
};
